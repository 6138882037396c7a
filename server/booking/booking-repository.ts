import type { Selectable } from 'kysely';
import { insertRows } from '../database/insert-rows';
import type { WriteTransaction } from '../database/transaction';
import { lockDates, recordAtDoor } from '../show/show-repository';
import type { BookingTables } from './booking-tables';

export interface WholeBooking {
  readonly booking: Selectable<BookingTables['bookings']>;
  readonly seats: readonly Selectable<BookingTables['booking_seats']>[];
}

/** Adds bookings of dates that exist. Those that are, or were, confirmed stand at the door. */
export async function addBookings(
  transaction: WriteTransaction,
  bookings: readonly WholeBooking[],
): Promise<void> {
  const dates = await lockDates(
    transaction,
    bookings.map(({ booking }) => booking.date_uuid),
  );
  await insertRows(
    transaction.database,
    'bookings',
    bookings.map(({ booking }) => booking),
  );
  await insertRows(
    transaction.database,
    'booking_seats',
    bookings.flatMap(({ seats }) => seats),
  );
  for (const { booking } of bookings) {
    const date = dates.get(booking.date_uuid);
    if (date === undefined || !standsAtTheDoor(booking)) continue;
    recordAtDoor(transaction, 'door-tickets', booking.uuid, date);
    recordAtDoor(transaction, 'door-dates', date.uuid, date);
  }
}

/** A cancelled booking stays, so that its code is refused as cancelled and not taken for a recent one. */
function standsAtTheDoor({ state }: WholeBooking['booking']): boolean {
  return state === 'CONFIRMEE' || state === 'ANNULEE';
}
