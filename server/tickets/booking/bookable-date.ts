import { playbillDate } from '#common/base/dates';
import { wholeSecond } from '#common/base/paris-time';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import { type StoredShowDate, lockDates } from '../../agenda/show/show-repository';
import { type BookingRoom, type SeatsSought, readBookingRoom, unknownDate } from './booking-room';

/**
 * Locks a show date until the transaction ends, and reads what a booking of it depends on. Throws `not-found` for a date
 * that is not public, `wrong-state` for one that cannot be booked now, and `already-exists` as `readBookingRoom` does.
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
  const { date } = room;
  const { now } = transaction;
  if (date.rehearsal || date.visible_from > now) throw unknownDate();
  if (!date.bookings || date.visible_until <= now || date.closing_date <= now) throw bookingsClosed();
  return room;
}

/**
 * Throws `wrong-state` if a date is no longer at the moment that the form showed, or that a booking which waited for a
 * network was made for.
 */
export function refuseMoved({ date }: Pick<StoredShowDate, 'date'>, shown: Date | undefined): void {
  if (shown === undefined || wholeSecond(shown).getTime() === wholeSecond(date).getTime()) return;
  throw new CallError('wrong-state', {
    message: `Cette séance a changé de date\u00a0: ${playbillDate(date)}. Vérifiez qu’elle vous convient, puis confirmez.`,
  });
}

/** The error for a date whose booking has ended or never began. */
export const bookingsClosed = () =>
  new CallError('wrong-state', { message: 'Les réservations de cette séance sont closes.' });
