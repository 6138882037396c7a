import { createHash } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { fold } from '#common/base/fold';
import { must } from '#common/base/must';
import { fullName } from '#common/base/full-name';
import { countSeats } from '#common/rules/booking';
import { insertNewRows, insertionOf } from '../../platform/database/insert-rows';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import type { PricedSeat } from '../../agenda/show/seat-price-repository';
import { recordSeatsLeft, recordSeatsLeftOf } from '../../agenda/show/seats-repository';
import { recordAtDoor, recordWaiting } from '../../agenda/show/date-rows-repository';
import { type StoredShowDate, lockDates } from '../../agenda/show/show-repository';
import { type ByDesk, keepActs } from './booking-act-repository';
import type { BookingRoom } from './booking-room';
import type { BookingTables } from '../../platform/database/tables/booking-tables';

/** A booking without the columns about its letters and its calendar entry. */
export type StoredBooking = Omit<
  Selectable<BookingTables['bookings']>,
  'thanked_at' | 'calendar_uid' | 'sequence' | 'unreached_at' | 'unreached_cause'
>;

/** What few bookings have. */
const ofFew = { network_range: null, proof: null, request: null };

/** A booking to be added; derived columns are filled in when it is stored. */
export type NewBooking = Omit<
  StoredBooking,
  'name_folded' | 'created_at' | 'office_paid' | keyof typeof ofFew
> &
  Partial<Pick<StoredBooking, keyof typeof ofFew>>;

type DeskPayment = Pick<StoredBooking, 'office_paid'>;

export interface WholeBooking {
  readonly booking: NewBooking;
  readonly seats: readonly Selectable<BookingTables['booking_seats']>[];
}

/** Adds bookings of existing dates. Those that are or were confirmed are published to the door. */
export async function addBookings(
  transaction: WriteTransaction,
  bookings: readonly WholeBooking[],
): Promise<void> {
  const dates = await lockDates(
    transaction,
    bookings.map(({ booking }) => booking.date_uuid),
  );
  await storeBookings(transaction, bookings);
  for (const { booking } of bookings) {
    const date = dates.get(booking.date_uuid);
    if (date !== undefined) recordNew(transaction, booking, date);
  }
  await recordSeatsLeft(transaction, [...dates.keys()]);
}

/** Adds a booking of a date that was locked, and then read. */
export async function addNewBooking(
  transaction: WriteTransaction,
  whole: WholeBooking,
  { date }: Pick<BookingRoom, 'date'>,
): Promise<void> {
  await storeBookings(transaction, [whole]);
  recordNew(transaction, whole.booking, date);
  const { visible_from: visibleFrom, visible_until: visibleUntil } = date;
  recordSeatsLeftOf(transaction, { ...date, visibleFrom, visibleUntil });
}

/** In one statement, since the other bookings of a locked date wait for each. */
async function storeBookings(
  { database }: WriteTransaction,
  bookings: readonly WholeBooking[],
): Promise<void> {
  if (bookings.length === 0) return;
  const rows = bookings.map(({ booking }) => ({
    ...ofFew,
    ...booking,
    name_folded: foldedName(booking),
    created_at: booking.at,
    office_paid: booking.paid_at !== null,
    thanked_at: null,
    calendar_uid: calendarUidOf(booking.uuid),
    sequence: 0,
    unreached_at: null,
    unreached_cause: null,
  }));
  const seats = bookings.flatMap((booking) => booking.seats);
  await sql`
    with stored as (${insertionOf('bookings', rows)}) ${insertionOf('booking_seats', seats)}`.execute(
    database,
  );
}

/**
 * Identifies the calendar entry of a booking, and does not tell the uuid that opens it. A booking that is imported again
 * keeps its entry.
 */
const calendarUidOf = (uuid: string): string =>
  createHash('sha256').update(`calendar ${uuid}`).digest('hex').slice(0, 32);

function recordNew(transaction: WriteTransaction, booking: NewBooking, date: StoredShowDate): void {
  recordWaiting(transaction, date);
  if (!standsAtTheDoor(booking)) return;
  recordAtDoor(transaction, 'door-tickets', booking.ticket_uuid, date);
  recordAtDoor(transaction, 'door-dates', date.uuid, date);
}

/** Priced seats as the seats of a booking. */
export function ofBooking(bookingUuid: string, seats: readonly PricedSeat[]): WholeBooking['seats'] {
  return seats.map((seat) => ({ ...seat, booking_uuid: bookingUuid }));
}

/** The booking with this uuid, or undefined. */
export function findBooking(database: Kysely<Database>, uuid: string): Promise<StoredBooking | undefined> {
  return database.selectFrom('bookings').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** The ticket uuids of the bookings among these uuids. */
export async function findTicketsOf(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await database
    .selectFrom('bookings')
    .select(['uuid', 'ticket_uuid'])
    .where(sql<boolean>`uuid = any(${[...uuids]}::uuid[])`)
    .execute();
  return new Map(found.map(({ uuid, ticket_uuid }) => [uuid, ticket_uuid]));
}

/**
 * Changes a booking of a locked date, records the change, and re-publishes it to the door and the public.
 * @param seats its new seats; undefined: unchanged
 * @param office who of the association acts, and why; null: the booker, or an expiry
 */
export async function changeBooking(
  transaction: WriteTransaction,
  uuid: string,
  changes: Partial<Omit<NewBooking & DeskPayment, 'uuid' | 'ticket_uuid' | 'date_uuid'>> &
    Pick<NewBooking, 'version'>,
  date: Pick<StoredShowDate, 'uuid' | 'date'>,
  seats?: WholeBooking['seats'],
  office: ByDesk | null = null,
): Promise<void> {
  const { database } = transaction;
  const before = must(await findBooking(database, uuid), 'a booking, which nobody deletes');
  const after = { ...before, ...changes };
  await database
    .updateTable('bookings')
    .set((is) => ({
      ...changes,
      name_folded: foldedName(after),
      // Another address may be reached.
      ...(after.email !== before.email && { unreached_at: null, unreached_cause: null }),
      // Whoever only waits has no calendar entry yet.
      ...((isConfirmed(before) || isConfirmed(after)) && { sequence: is('sequence', '+', 1) }),
    }))
    .where('uuid', '=', uuid)
    .execute();
  const places = seats && {
    before: countSeats(await replaceSeats(database, uuid, seats)),
    after: countSeats(seats),
  };
  await keepActs(transaction, before, after, { places, office });
  await recordSeatsLeft(transaction, [date.uuid]);
  recordWaiting(transaction, date);
  if (!standsAtTheDoor(after) && !standsAtTheDoor(before)) return;
  recordAtDoor(transaction, 'door-tickets', before.ticket_uuid, date);
  recordAtDoor(transaction, 'door-dates', date.uuid, date);
}

/** Returns the former seats. */
async function replaceSeats(database: Kysely<Database>, uuid: string, seats: WholeBooking['seats']) {
  const had = await database
    .deleteFrom('booking_seats')
    .where('booking_uuid', '=', uuid)
    .returning('count')
    .execute();
  await insertNewRows(database, 'booking_seats', seats);
  return had;
}

const foldedName = (booking: Pick<NewBooking, 'name' | 'firstname'>) => fold(fullName(booking));

const isConfirmed = ({ state }: Pick<NewBooking, 'state'>) => state === 'CONFIRMEE';

/**
 * A cancelled booking stays at the door, so that its code is refused as cancelled and not taken for a recent booking.
 */
function standsAtTheDoor(booking: WholeBooking['booking']): boolean {
  return isConfirmed(booking) || booking.state === 'ANNULEE';
}
