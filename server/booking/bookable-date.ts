import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import { type StoredShowDate, lockDates } from '../show/show-repository';

/**
 * Locks a show date until the transaction ends. Throws `not-found` for a date that is not public, and `wrong-state` for
 * one that cannot be booked now.
 */
export async function lockBookable(transaction: WriteTransaction, dateUuid: string): Promise<StoredShowDate> {
  await lockDates(transaction, [dateUuid]);
  return findBookable(transaction, dateUuid);
}

/** The show date at this moment, without locking it. Throws as `lockBookable` does. */
export async function findBookable(
  { database, now }: WriteTransaction,
  dateUuid: string,
): Promise<StoredShowDate> {
  const found = await database
    .selectFrom('show_dates')
    .innerJoin('shows', 'shows.uuid', 'show_dates.show_uuid')
    .selectAll('show_dates')
    .select(['shows.bookings', 'shows.visible_from', 'shows.visible_until'])
    .where('show_dates.uuid', '=', dateUuid)
    .executeTakeFirst();
  if (found === undefined || found.rehearsal || found.visible_from > now)
    throw new CallError('not-found', { message: 'Séance introuvable' });
  const { bookings, visible_from: _, visible_until, ...date } = found;
  if (!bookings || visible_until <= now || date.closing_date <= now) throw bookingsClosed();
  return date;
}

/** The error for a date whose booking has ended or never began. */
export const bookingsClosed = () =>
  new CallError('wrong-state', { message: 'Les réservations de cette séance sont closes.' });
