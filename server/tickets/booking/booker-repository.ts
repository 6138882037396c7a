import { type Kysely, sql } from 'kysely';
import { fold } from '#common/base/fold';
import { must } from '#common/base/must';
import { REQUEST_DAYS } from '#common/rules/booking';
import { randomVersion } from '../../platform/database/random-version';
import { emailEquals } from '../../platform/database/email-equals';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { deleteBookingAnswers } from '../../platform/http/stored-answer';
import { deleteMailsAbout } from '../../platform/mail/mail-repository';
import { NAME_YEARS, datesLongBefore } from '../../agenda/show/old-dates-repository';
import { lockDatesOf } from '../../agenda/show/show-repository';
import { findArrived } from './arrived-repository';
import { forgetReasons } from './booking-act-repository';
import { changeBooking } from './booking-repository';
import { offerFreedSeats } from './waiting-list-repository';

/** What replaces the booker's name, address, phone number and request once they are deleted. */
const nobody = {
  name: 'Anonyme',
  firstname: '',
  email: '',
  phone: null,
  request: null,
  network_range: null,
} as const;

/** Every booking under an address, earliest date first. */
export async function findBookingsOf(database: Kysely<Database>, email: string) {
  return database
    .selectFrom('bookings')
    .innerJoin('show_dates', 'show_dates.uuid', 'bookings.date_uuid')
    .innerJoin('shows', 'shows.uuid', 'show_dates.show_uuid')
    .select(['bookings.uuid', 'bookings.name', 'bookings.firstname', 'bookings.email', 'bookings.phone'])
    .select('bookings.request')
    .select(['bookings.state', 'bookings.at', 'bookings.paid_at', 'bookings.cancelled_at'])
    .select(['shows.title as show_title', 'show_dates.date as date'])
    .where(emailEquals('bookings.email', email))
    .orderBy('show_dates.date')
    .orderBy('bookings.uuid')
    .execute();
}

/**
 * Removes a person's name, address and phone number from their bookings. Bookings of future dates are cancelled and
 * their seats offered to the waiting list, but for those whose people are in.
 */
export async function eraseBooker(transaction: WriteTransaction, email: string): Promise<void> {
  const { database } = transaction;
  const isTheirs = emailEquals('email', email);
  const { rows: theirs, dates } = await lockDatesOf(transaction, () =>
    database.selectFrom('bookings').selectAll().where(isTheirs).execute(),
  );
  const { now } = transaction;
  const uuids = theirs.map(({ uuid }) => uuid);
  await deleteMailsAbout(transaction, uuids);
  await forgetReasons(transaction, uuids);
  await deleteBookingAnswers(database, uuids);
  const arrived = await findArrived(database, uuids);
  for (const { uuid, date_uuid, state } of theirs) {
    const date = must(dates.get(date_uuid), 'the date of a booking');
    const cancels = date.date > now && state !== 'ANNULEE' && !arrived.has(uuid);
    const left = {
      ...nobody,
      ...(cancels && { state: 'ANNULEE' as const, cancelled_at: now, offered_until: null }),
      version: randomVersion(),
    };
    await changeBooking(transaction, uuid, left, date);
  }
  for (const date of dates.values()) await offerFreedSeats(transaction, date);
}

/** Forgets from which range past dates were booked. Returns of how many bookings. */
export async function forgetRanges({ database, now }: WriteTransaction): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('bookings')
    .set({ network_range: null, proof: null })
    .where('network_range', 'is not', null)
    .where('date_uuid', 'in', (from) => from.selectFrom('show_dates').select('uuid').where('date', '<', now))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Forgets what bookers asked for on past dates, where it serves no purpose any more. Returns of how many. */
export async function forgetRequests({ database, now }: WriteTransaction): Promise<number> {
  const forgotten = await database
    .updateTable('bookings')
    .set({ request: null })
    .where('request', 'is not', null)
    .where('date_uuid', 'in', (from) =>
      from
        .selectFrom('show_dates')
        .select('uuid')
        .where('date', '<', sql<Date>`${now}::timestamptz - make_interval(days => ${REQUEST_DAYS})`),
    )
    .returning('uuid')
    .execute();
  await deleteBookingAnswers(
    database,
    forgotten.map(({ uuid }) => uuid),
  );
  return forgotten.length;
}

/** Removes names, addresses and phone numbers from old bookings, which are in no mirror any more. Returns how many. */
export async function deleteOldBookers(transaction: WriteTransaction): Promise<number> {
  const { database, now } = transaction;
  const forgotten = await database
    .updateTable('bookings')
    .set({ ...nobody, name_folded: fold(nobody.name) })
    // A booking by phone may have a name and no address.
    .where((is) => is.or([is('email', '<>', nobody.email), is('name', '<>', nobody.name)]))
    .where('date_uuid', 'in', datesLongBefore(database, now, NAME_YEARS))
    .returning('uuid')
    .execute();
  await forgetReasons(
    transaction,
    forgotten.map(({ uuid }) => uuid),
  );
  return forgotten.length;
}
