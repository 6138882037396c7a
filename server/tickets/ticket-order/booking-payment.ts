import type { TicketOrderWrite } from '#common/contract/tickets/ticket-order';
import { totalOf } from '#common/rules/booking';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import { type PricedSeat, refuseOtherTotal } from '../../agenda/show/seat-price-repository';
import type { StoredShowDate } from '../../agenda/show/show-repository';

/** The parts of an order. */
export interface OrderParts {
  readonly seats: readonly PricedSeat[];
  /** Uuid of the booking that it pays, null for a sale. */
  readonly booking: string | null;
  /** Whether it has more seats than the counter could sell. */
  readonly beyond: boolean;
}

/**
 * The payment of the booking with this door ticket, at its original prices. Taken without a network (`beyond`), it stands
 * though the booking was cancelled, paid elsewhere or changed to another date meanwhile: the money is in the cash box of this
 * one. Throws `not-found`, `invalid-field` for an order that is not paid at once, `wrong-state` for a booking that is not
 * confirmed, of another date, or already paid, `price-changed` if the client showed another amount.
 */
export async function payBooking(
  { database }: WriteTransaction,
  date: StoredShowDate,
  { ticket, state, total, ...write }: TicketOrderWrite,
): Promise<OrderParts> {
  const beyond = write.beyond === true;
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
  if (booking.date_uuid !== date.uuid && !beyond)
    throw wrongState('Cette réservation est pour une autre séance.');
  if (booking.state !== 'CONFIRMEE' && !(beyond && booking.state === 'ANNULEE'))
    throw wrongState('Cette réservation n’est pas confirmée.');
  const seats: PricedSeat[] = await database
    .selectFrom('booking_seats')
    .select(['rank', 'category_slug', 'count', 'price'])
    .where('booking_uuid', '=', booking.uuid)
    .orderBy('rank')
    .execute();
  if (booking.paid_at !== null && !beyond) throw wrongState('Cette réservation est déjà payée.');
  if (!date.free_participation) refuseOtherTotal(totalOf(seats), total);
  return { seats, booking: booking.uuid, beyond: false };
}

const wrongState = (message: string) => new CallError('wrong-state', { message });
