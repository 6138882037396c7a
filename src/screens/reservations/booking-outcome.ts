import type { ErrorAnswer } from '#common/contract/calls/errors';
import { bookingQueries } from '#mirror/queries/booking-queries';
import { synchronise } from '../../bridge/calls';
import { syncAtom } from '../../state/connection';
import { store } from '../../state/store';

/** What became of a booking that was saved on this device. */
export type BookingOutcome =
  | { readonly kind: 'answered' }
  /** It leaves when it can. */
  | { readonly kind: 'waits' }
  | { readonly kind: 'refused'; readonly key: string; readonly error: ErrorAnswer };

/** Resolves when the server has answered, or when it cannot be reached now. */
export function bookingOutcome(uuid: string): Promise<BookingOutcome> {
  return new Promise((resolve) => {
    const end = (outcome: BookingOutcome) => {
      stop();
      resolve(outcome);
    };
    const look = async (isRoundOver = false) => {
      // What this device cannot read any more is told by the booking's own page.
      const read = await bookingQueries.read(uuid).catch(() => null);
      if (read === null) return end({ kind: 'waits' });
      const { waiting } = read;
      if (waiting === null) end({ kind: 'answered' });
      else if (waiting.error !== null) end({ kind: 'refused', key: waiting.key, error: waiting.error });
      else if (isRoundOver || store.get(syncAtom).line === 'offline') end({ kind: 'waits' });
    };
    const stop = store.sub(syncAtom, () => void look());
    void look();
    void synchronise().then(() => look(true));
  });
}

/** What is confirmed again is what the form shows: where prices changed, the new ones come before the form does. */
export async function fetchPrices({ code }: ErrorAnswer): Promise<void> {
  if (code === 'price-changed') await synchronise();
}
