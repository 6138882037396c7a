import { type Kysely, type Selectable, sql } from 'kysely';
import { insertRows } from '../database/insert-rows';
import { randomVersion } from '../database/random-version';
import type { Database } from '../database/schema';
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

/** What stands in a booking whose booker is gone. */
const NOBODY = { name: 'Anonyme', firstname: '', email: '', phone: null } as const;

/** Every booking under an address, earliest date first. */
export async function findBookingsOf(database: Kysely<Database>, email: string) {
  return database
    .selectFrom('bookings')
    .innerJoin('show_dates', 'show_dates.uuid', 'bookings.date_uuid')
    .innerJoin('shows', 'shows.uuid', 'show_dates.show_uuid')
    .select(['bookings.uuid', 'bookings.name', 'bookings.firstname', 'bookings.email', 'bookings.phone'])
    .select(['bookings.state', 'bookings.at', 'bookings.paid_at', 'bookings.cancelled_at'])
    .select(['shows.title as show_title', 'show_dates.date as date'])
    .where((is) => is(is.fn<string>('lower', ['bookings.email']), '=', email.toLowerCase()))
    .orderBy('show_dates.date')
    .orderBy('bookings.uuid')
    .execute();
}

/** Takes a person out of their bookings; those of dates to come are cancelled. */
export async function leaveBookings(transaction: WriteTransaction, email: string): Promise<void> {
  const { database, now } = transaction;
  const isTheirs = sql<boolean>`lower(email) = ${email.toLowerCase()}`;
  const found = await database.selectFrom('bookings').select('date_uuid').where(isTheirs).execute();
  const dates = await lockDates(
    transaction,
    found.map((booking) => booking.date_uuid),
  );
  const theirs = await database.selectFrom('bookings').selectAll().where(isTheirs).execute();
  for (const booking of theirs) {
    const date = dates.get(booking.date_uuid);
    // Made between the two looks, for another date: the row that it was made in holds its own lock.
    if (date === undefined) continue;
    const cancels = date.date > now && booking.state !== 'ANNULEE';
    const left = {
      ...NOBODY,
      ...(cancels && { state: 'ANNULEE' as const, cancelled_at: now, offered_until: null }),
      version: randomVersion(),
    };
    await database.updateTable('bookings').set(left).where('uuid', '=', booking.uuid).execute();
    if (!standsAtTheDoor({ ...booking, ...left }) && !standsAtTheDoor(booking)) continue;
    recordAtDoor(transaction, 'door-tickets', booking.uuid, date);
    recordAtDoor(transaction, 'door-dates', date.uuid, date);
  }
}

const KEPT_YEARS = 3;

/** Takes the bookers out of bookings of long ago, which nobody's mirror holds any more. Returns how many. */
export async function forgetOldBookers({ database }: WriteTransaction): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('bookings')
    .set(NOBODY)
    .where('email', '<>', NOBODY.email)
    .where('date_uuid', 'in', (from) =>
      from
        .selectFrom('show_dates')
        .select('uuid')
        .where('date', '<', sql<Date>`database_clock() - make_interval(years => ${KEPT_YEARS})`),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A cancelled booking stays, so that its code is refused as cancelled and not taken for a recent one. */
function standsAtTheDoor({ state }: WholeBooking['booking']): boolean {
  return state === 'CONFIRMEE' || state === 'ANNULEE';
}
