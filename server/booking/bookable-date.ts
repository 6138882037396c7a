import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import { lockDates } from '../show/show-repository';
import { type BookingRoom, type SeatsSought, readBookingRoom, unknownDate } from './booking-room';

/**
 * Locks a show date until the transaction ends, and reads what a booking of it depends on. Throws `not-found` for a date
 * that is not public, and `wrong-state` for one that cannot be booked now.
 */
export async function lockBookable(
  transaction: WriteTransaction,
  dateUuid: string,
  sought: SeatsSought = {},
): Promise<BookingRoom> {
  const locked = await lockDates(transaction, [dateUuid]);
  if (!locked.has(dateUuid)) throw unknownDate();
  return findBookable(transaction, dateUuid, sought);
}

/** The same at this moment, without a lock. Throws as `lockBookable` does. */
export async function findBookable(
  transaction: WriteTransaction,
  dateUuid: string,
  sought: SeatsSought,
): Promise<BookingRoom> {
  const room = await readBookingRoom(transaction, dateUuid, sought);
  const { date, show } = room;
  const { now } = transaction;
  if (date.rehearsal || show.visible_from > now) throw unknownDate();
  if (!show.bookings || show.visible_until <= now || date.closing_date <= now) throw bookingsClosed();
  return room;
}

/** The error for a date whose booking has ended or never began. */
export const bookingsClosed = () =>
  new CallError('wrong-state', { message: 'Les réservations de cette séance sont closes.' });
