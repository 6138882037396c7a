import type { TicketOrderWrite } from '#common/contract/tickets/ticket-order';
import { totalOf } from '#common/rules/booking';
import type { ByOffice } from '../booking/booking-act-repository';
import { type StoredBooking, changeBooking, findBooking } from '../booking/booking-repository';
import { isPaidByOrder } from '../booking/counter-payment-repository';
import { randomVersion } from '../database/random-version';
import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import { readDoorTickets } from '../scan/door-ticket-projection';
import { type PricedSeat, refuseOtherTotal } from '../show/seat-price-repository';
import type { StoredShowDate } from '../show/show-repository';
import type { StoredTicketOrder } from './ticket-order-repository';

/** The parts of an order. */
export interface OrderParts {
  readonly seats: readonly PricedSeat[];
  /** Uuid of the booking that it pays, null for a sale. */
  readonly booking: string | null;
  /** Whether it has more seats than the counter could sell. */
  readonly beyond: boolean;
}

/**
 * Marks the booking with this door ticket as paid, at its original prices. Throws `not-found`, `invalid-field` for an
 * order that is not paid at once, `wrong-state` for a booking that is not confirmed, of another date, or already paid,
 * `price-changed` if the client showed another amount.
 */
export async function payBooking(
  transaction: WriteTransaction,
  date: StoredShowDate,
  { ticket, state, total }: TicketOrderWrite,
  office: ByOffice,
): Promise<OrderParts> {
  const { database, now } = transaction;
  if (state.code !== 'PAYEE')
    throw new CallError('invalid-field', {
      fields: { 'state.code': 'une réservation se paie tout de suite' },
    });
  const booking = await database
    .selectFrom('bookings')
    .selectAll()
    .where('ticket_uuid', '=', ticket ?? '')
    .executeTakeFirst();
  if (booking === undefined) throw new CallError('not-found', { message: 'Réservation introuvable' });
  if (booking.date_uuid !== date.uuid) throw wrongState('Cette réservation est pour une autre séance.');
  if (booking.state !== 'CONFIRMEE') throw wrongState('Cette réservation n’est pas confirmée.');
  const seats: PricedSeat[] = await database
    .selectFrom('booking_seats')
    .select(['rank', 'category_slug', 'count', 'price'])
    .where('booking_uuid', '=', booking.uuid)
    .orderBy('rank')
    .execute();
  const owed = totalOf(seats);
  if (booking.paid_at !== null || (await isPaidAtDoor(transaction, booking, owed)))
    throw wrongState('Cette réservation est déjà payée.');
  if (!date.free_participation) refuseOtherTotal(owed, total);
  await changeBooking(
    transaction,
    booking.uuid,
    { paid_at: now, version: randomVersion() },
    date,
    undefined,
    office,
  );
  return { seats, booking: booking.uuid, beyond: false };
}

/** Whether a valid scan took the money. */
async function isPaidAtDoor(
  { database }: WriteTransaction,
  { ticket_uuid }: Pick<StoredBooking, 'ticket_uuid'>,
  owed: number,
): Promise<boolean> {
  const row = (await readDoorTickets(database, [ticket_uuid])).get(ticket_uuid);
  return owed > 0 && row?.amountDue === 0;
}

/** After a refund: marks the booking as unpaid again, unless another payment stands. */
export async function unpayBooking(
  transaction: WriteTransaction,
  date: StoredShowDate,
  { booking_uuid }: StoredTicketOrder,
  office: ByOffice,
): Promise<void> {
  if (booking_uuid === null || (await isPaidByOrder(transaction.database, booking_uuid))) return;
  const booking = await findBooking(transaction.database, booking_uuid);
  if (booking === undefined || booking.paid_at === null) return;
  const unpaid = { paid_at: null, version: randomVersion() };
  await changeBooking(transaction, booking_uuid, unpaid, date, undefined, office);
}

const wrongState = (message: string) => new CallError('wrong-state', { message });
