import { type Kysely, type Selectable, sql } from 'kysely';
import { must } from '#common/base/must';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { rangePrefix } from '../../platform/guard/limit';
import type { BookingTables } from '../../platform/database/tables/booking-tables';

export type StoredHold = Selectable<BookingTables['booking_holds']>;

/** The hold with this uuid, expired or not, or undefined. */
export function findHold(database: Kysely<Database>, uuid: string): Promise<StoredHold | undefined> {
  return database.selectFrom('booking_holds').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** The hold with this uuid if it has not expired by now. */
export function findLiveHold(
  { database, now }: WriteTransaction,
  uuid: string,
): Promise<StoredHold | undefined> {
  return database
    .selectFrom('booking_holds')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('until', '>', now)
    .executeTakeFirst();
}

/** The dates some of whose holds have expired by now. */
export async function findDatesOfExpiredHolds(database: Kysely<Database>, now: Date): Promise<string[]> {
  const dates = await database
    .selectFrom('booking_holds')
    .select('date_uuid')
    .distinct()
    .where('until', '<=', now)
    .execute();
  return dates.map(({ date_uuid }) => date_uuid);
}

/** Deletes the expired holds of a locked date. Returns how many there were. */
export async function deleteExpiredHolds(
  { database, now }: WriteTransaction,
  dateUuid: string,
): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('booking_holds')
    .where('date_uuid', '=', dateUuid)
    .where('until', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

interface HeldSeats {
  /** For the network, on all dates. */
  readonly held: number;
  /** For the networks of its range, on all dates and on this date. */
  readonly inRange: number;
  readonly here: number;
}

/** The seats that are held for one network, and for all networks of its range. */
export async function countHeldSeats(
  { database, now }: WriteTransaction,
  network: string,
  dateUuid: string,
): Promise<HeldSeats> {
  const { rows } = await sql<HeldSeats>`
    select coalesce(sum(places) filter (where network = ${network}), 0)::integer as held,
      coalesce(sum(places), 0)::integer as "inRange",
      coalesce(sum(places) filter (where date_uuid = ${dateUuid}), 0)::integer as here
    from booking_holds
    where (network = ${network} or starts_with(network, ${rangePrefix(network)})) and until > ${now}`.execute(
    database,
  );
  return must(rows[0], 'the sums of holds');
}

/** Stores a hold of a locked date. */
export async function addHold(database: Kysely<Database>, hold: StoredHold): Promise<void> {
  await database.insertInto('booking_holds').values(hold).execute();
}

/** Changes a hold whose date is locked. */
export async function updateHold(
  database: Kysely<Database>,
  uuid: string,
  fields: Partial<Pick<StoredHold, 'places' | 'until' | 'page' | 'granted_until'>>,
): Promise<void> {
  await database.updateTable('booking_holds').set(fields).where('uuid', '=', uuid).execute();
}

/** Ends the holds of a locked date at an instant at the latest. */
export async function shortenHolds(
  database: Kysely<Database>,
  dateUuid: string,
  latest: Date,
): Promise<void> {
  await database
    .updateTable('booking_holds')
    .set({
      until: sql`least(until, ${latest})`,
      granted_until: sql`case when granted_until is not null then least(granted_until, ${latest}) end`,
    })
    .where('date_uuid', '=', dateUuid)
    .execute();
}

/** Deletes a hold of that date; does nothing if there is none. */
export async function deleteHold(database: Kysely<Database>, uuid: string, dateUuid: string): Promise<void> {
  await database
    .deleteFrom('booking_holds')
    .where('uuid', '=', uuid)
    .where('date_uuid', '=', dateUuid)
    .execute();
}
