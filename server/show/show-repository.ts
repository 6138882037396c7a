import { type Kysely, type Selectable, sql } from 'kysely';
import type { Collection } from '#common/contract/collection-names';
import { doorAudience, ownAudience } from '#common/rules/audience';
import { insertRows } from '../database/insert-rows';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import type { ShowTables } from './show-tables';

export type StoredShow = Selectable<ShowTables['shows']>;
export type StoredShowDate = Selectable<ShowTables['show_dates']>;

/** A show with all that hangs on it. */
export interface WholeShow {
  readonly show: StoredShow;
  readonly dates: readonly StoredShowDate[];
  readonly prices: readonly Selectable<ShowTables['show_prices']>[];
  readonly categories: readonly Selectable<ShowTables['price_categories']>[];
}

const MINUTE = 60_000;

/** When the doors open and close if nobody says otherwise: late enough for those who come back after the interval. */
export function doorsOf(date: Date): { readonly opens: Date; readonly closes: Date } {
  return { opens: new Date(date.getTime() - 45 * MINUTE), closes: new Date(date.getTime() + 180 * MINUTE) };
}

/** Adds shows with their dates, prices and categories; those whose slug is taken must be left out before. */
export async function addShows(transaction: WriteTransaction, shows: readonly WholeShow[]): Promise<void> {
  const { database } = transaction;
  await insertRows(
    database,
    'price_categories',
    shows.flatMap(({ categories }) => categories),
  );
  await insertRows(
    database,
    'shows',
    shows.map(({ show }) => show),
  );
  await insertRows(
    database,
    'show_prices',
    shows.flatMap(({ prices }) => prices),
  );
  const dates = shows.flatMap((whole) => whole.dates);
  await insertRows(database, 'show_dates', dates);
  for (const date of dates) recordAtDoor(transaction, 'door-dates', date.uuid, date);
}

/**
 * Locks show dates until the end of the transaction: whoever writes a ticket, booking or scan of a date holds it, since
 * the date decides who may see them and how many seats are left. Always in one order, so that no two wait for each other.
 */
export async function lockDates(
  transaction: WriteTransaction,
  uuids: Iterable<string>,
): Promise<ReadonlyMap<string, StoredShowDate>> {
  const wanted = [...new Set(uuids)];
  if (wanted.length === 0) return new Map();
  const dates = await transaction.database
    .selectFrom('show_dates')
    .selectAll()
    .where('uuid', 'in', wanted)
    .orderBy('uuid')
    .forNoKeyUpdate()
    .execute();
  return new Map(dates.map((date) => [date.uuid, date]));
}

/** Tells the ticket office of a row of a show date. When the evening is over, nobody holds such rows any more. */
export function recordAtDoor(
  transaction: WriteTransaction,
  collection: Collection & `door-${string}`,
  key: string,
  showDate: Pick<StoredShowDate, 'date'>,
): void {
  const audiences = doorAudience(showDate);
  if (audiences.some(({ until }) => until === null || until > transaction.now))
    transaction.record(collection, key, audiences);
}

/** Whether a show is offered: one that is visible has a date that can be booked. */
export async function isShowOffered(database: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select from shows s join show_dates d on d.show_uuid = s.uuid
    where s.bookings and s.visible_from <= database_clock() and s.visible_until > database_clock()
      and d.closing_date > database_clock() and not d.rehearsal
    limit 1`.execute(database);
  return rows.length > 0;
}

/**
 * Moves a show date to another moment: the doors and the end of booking move along, and with them the time for which
 * ticket staff see its tickets and scans.
 */
export async function moveShowDate(transaction: WriteTransaction, uuid: string, to: Date): Promise<void> {
  const before = (await lockDates(transaction, [uuid])).get(uuid);
  if (before === undefined) return;
  const moved = (moment: Date) => new Date(moment.getTime() + to.getTime() - before.date.getTime());
  await transaction.database
    .updateTable('show_dates')
    .set({
      date: to,
      closing_date: moved(before.closing_date),
      doors_open_at: moved(before.doors_open_at),
      doors_close_at: moved(before.doors_close_at),
    })
    .where('uuid', '=', uuid)
    .execute();
  await recordWholeDate(transaction, uuid, to);
}

async function recordWholeDate(transaction: WriteTransaction, uuid: string, date: Date): Promise<void> {
  const audiences = doorAudience({ date });
  transaction.record('door-dates', uuid, audiences);
  const { rows } = await sql<{
    collection: 'door-tickets' | 'door-scans';
    key: string;
    owner: string | null;
  }>`
    select 'door-tickets' as collection, uuid as key, owner_uuid as owner from free_tickets where date_uuid = ${uuid}
    union all
    select 'door-tickets', uuid, null from bookings
    where date_uuid = ${uuid} and state in ('CONFIRMEE', 'ANNULEE')
    union all
    select 'door-scans', key, null from scans where date_uuid = ${uuid}`.execute(transaction.database);
  for (const { collection, key, owner } of rows) {
    transaction.record(collection, key, audiences);
    if (owner !== null) transaction.record('my-tickets', key, ownAudience(owner));
  }
}
