import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { clamp } from '#common/base/clamp';
import type { PriceCategory } from '#common/contract/agenda/price-category';
import { MOST_DOORS_BEFORE } from '#common/contract/agenda/show';
import { secretariatAudience, shownAudience } from '#common/rules/audience';
import { doorsOpenOf } from '#common/rules/show-dates';
import { insertRows } from '../../platform/database/insert-rows';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { recordInteractiveImages } from '../../content/publication/interactive-images';
import { recordAtDoor, recordWholeDate } from './date-rows-repository';
import { recordSeatsLeft } from './seats-repository';
import { markUsedAnew } from './used-tickets-repository';
import type { ShowTables } from '../../platform/database/tables/show-tables';

export type StoredShow = Selectable<ShowTables['shows']>;
export type StoredShowDate = Selectable<ShowTables['show_dates']>;

/** A show with its dependent rows. */
export interface WholeShow {
  readonly show: StoredShow;
  readonly dates: readonly StoredShowDate[];
  readonly prices: readonly Selectable<ShowTables['show_prices']>[];
  readonly categories: readonly PriceCategory[];
}

const MINUTE = 60_000;

/**
 * When the doors of a date open and close: late enough for people who come back after the interval.
 * @param doorsBefore minutes
 */
export function doorsOf(date: Date, doorsBefore?: number): { readonly opens: Date; readonly closes: Date } {
  return { opens: doorsOpenOf({ date, doorsBefore }), closes: new Date(date.getTime() + 180 * MINUTE) };
}

/**
 * How many minutes before a date its doors open, as far as its show can say so: an import may have stored any moment.
 */
export function doorsBeforeOf({
  date,
  doors_open_at,
}: Pick<StoredShowDate, 'date' | 'doors_open_at'>): number {
  const minutes = Math.round((date.getTime() - doors_open_at.getTime()) / MINUTE);
  return clamp(minutes, 0, MOST_DOORS_BEFORE);
}

/** Adds shows with their dates, prices and categories; the caller must leave out shows whose slug is taken. */
export async function addShows(transaction: WriteTransaction, shows: readonly WholeShow[]): Promise<void> {
  const { database } = transaction;
  const categories = shows.flatMap((whole) => whole.categories);
  await insertRows(
    database,
    'price_categories',
    categories.map(({ slug, name, description = null, rank }) => ({
      uuid: randomUUID(),
      slug,
      name,
      description,
      rank,
    })),
  );
  if (categories.length > 0) await recordPriceCategories(transaction);
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
  for (const { show, dates: own } of shows) recordShow(transaction, show, own);
  await recordSeatsLeft(
    transaction,
    dates.map(({ uuid }) => uuid),
  );
}

/** Records who may see a show from now on. */
function recordShow(
  transaction: WriteTransaction,
  show: StoredShow,
  dates: readonly Pick<StoredShowDate, 'rehearsal'>[],
): void {
  const { visible_from: visibleFrom, visible_until: visibleUntil } = show;
  // A show with nothing but rehearsals is for nobody.
  const isRehearsed = dates.length > 0 && dates.every(({ rehearsal }) => rehearsal);
  transaction.recordChange(
    'shows',
    show.uuid,
    isRehearsed ? [] : shownAudience({ visibleFrom, visibleUntil }),
  );
  transaction.recordChange('desk-shows', show.uuid, isRehearsed ? [] : secretariatAudience);
}

/** Publishes every price category to the people who write shows. */
export async function recordPriceCategories(transaction: WriteTransaction): Promise<void> {
  const rows = await transaction.database.selectFrom('price_categories').select('uuid').execute();
  for (const { uuid } of rows) transaction.recordChange('price-categories', uuid, secretariatAudience);
}

/**
 * Locks show dates until the end of the transaction. Writers of a ticket, booking or scan must hold the lock of its
 * date, since the date determines the audience and the seats left. Dates are locked in a fixed order to avoid
 * deadlocks. The transaction then judges at the instant when it got them: while it waited, an offer may have ended, and
 * others may have taken its seats.
 */
export async function lockDates(
  transaction: WriteTransaction,
  uuids: Iterable<string>,
): Promise<ReadonlyMap<string, StoredShowDate>> {
  const wanted = [...new Set(uuids)];
  if (wanted.length === 0) return new Map();
  // The clock is read for each row once it is locked.
  const { rows } = await sql<StoredShowDate & { readonly instant: Date }>`
    with locked as materialized (
      select * from show_dates where uuid = any(${wanted}::uuid[]) order by uuid for no key update
    )
    select locked.*, date_trunc('milliseconds', database_clock()) as instant from locked`.execute(
    transaction.database,
  );
  return new Map(
    rows.map(({ instant, ...date }) => {
      transaction.judgeFrom(date.uuid, instant);
      return [date.uuid, date];
    }),
  );
}

/**
 * Locks the dates of the rows that `read` finds. It is called again after each lock, until all that it finds are of
 * locked dates: rows may be added or changed until then. Returns these rows, and the dates.
 */
export async function lockDatesOf<Row extends { readonly date_uuid: string }>(
  transaction: WriteTransaction,
  read: () => Promise<readonly Row[]>,
): Promise<{ readonly rows: readonly Row[]; readonly dates: ReadonlyMap<string, StoredShowDate> }> {
  const dates = new Map<string, StoredShowDate>();
  for (;;) {
    const rows = await read();
    const unlocked = rows.map(({ date_uuid }) => date_uuid).filter((uuid) => !dates.has(uuid));
    if (unlocked.length === 0) return { rows, dates };
    for (const [uuid, date] of await lockDates(transaction, unlocked)) dates.set(uuid, date);
  }
}

/**
 * Whether any date is still to take place that visitors were offered: of a visible show with bookings, whether or not
 * they have closed, or with a booking that somebody still has.
 */
export async function isOfferedDateToCome(database: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select from shows s join show_dates d on d.show_uuid = s.uuid
    where greatest(d.date, d.closing_date) > database_clock() and not d.rehearsal
      and (s.bookings and s.visible_from <= database_clock() and s.visible_until > database_clock()
        or exists (select from bookings b where b.date_uuid = d.uuid and b.state <> 'ANNULEE'))
    limit 1`.execute(database);
  return rows.length > 0;
}

/**
 * Moves a show date to another moment: its doors and the end of its bookings move by the same time, and so does the
 * period in which ticket staff see its tickets and scans.
 */
export async function moveShowDate(transaction: WriteTransaction, uuid: string, to: Date): Promise<void> {
  const before = (await lockDates(transaction, [uuid])).get(uuid);
  if (before === undefined) return;
  const moved = (moment: Date) => new Date(moment.getTime() + to.getTime() - before.date.getTime());
  const doorsOpenAt = moved(before.doors_open_at);
  await transaction.database
    .updateTable('show_dates')
    .set({
      date: to,
      closing_date: moved(before.closing_date),
      doors_open_at: doorsOpenAt,
      doors_close_at: moved(before.doors_close_at),
      ...(before.doors_open_at <= transaction.now && {
        former_doors_open_at: before.doors_open_at,
        former_doors_close_at: before.doors_close_at,
      }),
      latecomers_until: before.latecomers_until && moved(before.latecomers_until),
    })
    .where('uuid', '=', uuid)
    .execute();
  await markUsedAnew(transaction, uuid, doorsOpenAt);
  await recordWholeDate(transaction, uuid, to);
  await recordShowOf(transaction, before.show_uuid);
}

/** Records who may see a changed show and its interactive images from now on. */
export async function recordShowOf(transaction: WriteTransaction, uuid: string): Promise<void> {
  const { show, dates } = await readForAudience(transaction, uuid);
  recordShow(transaction, show, dates);
  await recordInteractiveImages(transaction, { show: uuid });
}

async function readForAudience({ database }: WriteTransaction, uuid: string) {
  const show = await database
    .selectFrom('shows')
    .selectAll()
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const dates = await database
    .selectFrom('show_dates')
    .select('rehearsal')
    .where('show_uuid', '=', uuid)
    .execute();
  return { show, dates };
}
