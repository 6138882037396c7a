import type { ErrorBody } from '#common/contract/calls/errors';
import type { BookingWrite } from '#common/contract/tickets/booking';
import { areSameSeats } from '#common/rules/booking';
import { type WaitingBooking, bookingQueries } from '#mirror/queries/booking-queries';
import type { DeviceBooking } from '#worker/api';
import { askServer, discardWrite, synchronise } from '../../bridge/calls';
import { syncAtom } from '../../state/connection';
import { warn } from '../../state/notices';
import { store } from '../../state/store';

/** The outcome of a booking that was saved on this device. */
export type BookingOutcome =
  | { readonly kind: 'answered' }
  /** It is sent when possible. */
  | { readonly kind: 'waits' }
  | { readonly kind: 'refused'; readonly key: string; readonly error: ErrorBody };

/** Resolves once the server has answered, or when it cannot be reached now. */
export function bookingOutcome(uuid: string): Promise<BookingOutcome> {
  return new Promise((resolve) => {
    const end = (outcome: BookingOutcome) => {
      stop();
      resolve(outcome);
    };
    const checkOutcome = async (isRoundOver = false) => {
      // A booking that this device can no longer read is left to its own page.
      const read = await bookingQueries.read(uuid, null).catch(() => null);
      if (read === null) return end({ kind: 'waits' });
      const { waiting } = read;
      if (waiting === null) end({ kind: 'answered' });
      else if (waiting.error !== null) end({ kind: 'refused', key: waiting.key, error: waiting.error });
      else if (isRoundOver || store.get(syncAtom).line === 'offline') end({ kind: 'waits' });
    };
    const stop = store.sub(syncAtom, () => void checkOutcome());
    void checkOutcome();
    void synchronise().then(() => checkOutcome(true));
  });
}

/** If its prices or its date changed, fetches them before the form shows again, so that they are what is confirmed. */
export async function fetchOffer({ code }: ErrorBody): Promise<void> {
  if (changed.has(code)) await synchronise();
}

const changed: ReadonlySet<ErrorBody['code']> = new Set(['price-changed', 'wrong-state', 'not-found']);

/** Ends a booking that was sent once more after its first answer was lost. What was typed since never took effect. */
export async function endRepeated(
  uuid: string,
  { key, body }: Pick<WaitingBooking, 'key' | 'body'>,
): Promise<void> {
  const found = await askServer('readBooking', { params: { uuid } });
  if (!found.ok) return;
  if (!isAsSent(found.value, body)) warn(EARLIER);
  await discardWrite(key);
}

/** Whether the server has a booking as it was sent last. */
export const isAsSent = (
  booking: DeviceBooking,
  { name, firstname, email, ...sent }: BookingWrite,
): boolean =>
  booking.name === name &&
  booking.firstname === firstname &&
  booking.email === email &&
  (booking.phone ?? '') === (sent.phone ?? '') &&
  (booking.request ?? '') === (sent.request ?? '') &&
  areSameSeats(booking.seats, sent.seats);

const EARLIER =
  'Votre premier envoi était déjà arrivé\u00a0: c’est lui qui compte, tel qu’il est ici. Vous pouvez le changer ou l’annuler.';
