import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';
import { type FollowedFeed, followedScopes } from './followed-feed';
import { type Keys, type RowKey, keysOf, rowsOf, weightOf } from './keys';

/** The log's entries after the cursors, up to the end of a page. */
export interface LogPage {
  /** The last rev of this page, the same for all feeds. */
  readonly end: number;
  /** The rows that the page changes. */
  readonly keys: Keys;
}

export interface PageSize {
  /** Capacity of a page, in rows of ordinary size. */
  readonly weight: number;
  /** How large a page of a first load should become, in bytes of JSON; the first page is measured by its weight alone. */
  readonly bytes: number;
  /**
   * How many more rows may be added so as not to split a transaction. Beyond that, moved rows may vanish for a moment.
   */
  readonly companions: number;
}

/**
 * Reads whole revs of the log, starting at the cursors, until the page is full.
 *
 * Rows are read as they are now, not as they were at the end of the page. A row that moves to another collection after
 * the page would be removed from the first collection before it is sent in the second, and would vanish for a moment.
 * So for each row on it, a page also includes the later transactions that changed the row, with all their rows, and so
 * on: of each transaction, the page contains all of the effects or none.
 */
export async function followLog(
  database: Kysely<Database>,
  feeds: readonly FollowedFeed[],
  newest: number,
  { weight, companions: most }: Omit<PageSize, 'bytes'>,
): Promise<LogPage> {
  const entries = await readEntries(database, feeds, weight * ENTRIES_PER_ROW);
  const end = pageEnd(entries, newest, weight);
  const keys = await keysUpTo(database, feeds, entries, end);
  if (end === newest) return { end, keys };
  const companions = await readCompanions(database, feeds, { keys, end, newest, most });
  return { end, keys: companions ?? keys };
}

/** Log entries read per row of a page, since one row often changes many times. */
const ENTRIES_PER_ROW = 4;

interface Entry extends RowKey {
  readonly rev: number;
}

// Each scope's entries come from its own index, so that the entries of other scopes cost nothing.
async function readEntries(database: Kysely<Database>, feeds: readonly FollowedFeed[], most: number) {
  const { rows } = await sql<Entry>`
    select entry.rev, entry.collection, entry.key
    from ${followedScopes(feeds)}
    cross join lateral (
      select rev, collection, key from change_log
      where change_log.scope = followed.scope and change_log.rev > followed.rev
      order by rev limit ${most}
    ) as entry
    order by entry.rev limit ${most}`.execute(database);
  return rows;
}

/** The newest rev if everything fits, else the last rev that fits completely, else the first rev, whatever its size. */
function pageEnd(entries: readonly Entry[], newest: number, weight: number): number {
  const counted = new Set<string>();
  let total = 0;
  let overflowing = entries.length < weight * ENTRIES_PER_ROW ? null : (entries.at(-1)?.rev ?? null);
  for (const { rev, collection, key } of entries) {
    const row = `${collection} ${key}`;
    if (counted.has(row)) continue;
    counted.add(row);
    total += weightOf(collection);
    if (total > weight) {
      overflowing = rev;
      break;
    }
  }
  const first = entries[0]?.rev;
  if (overflowing === null || first === undefined) return newest;
  return Math.max(first, overflowing - 1);
}

async function keysUpTo(
  database: Kysely<Database>,
  feeds: readonly FollowedFeed[],
  entries: readonly Entry[],
  end: number,
): Promise<Keys> {
  const first = entries[0]?.rev;
  const isWhole = entries.some(({ rev }) => rev > end) || entries.at(-1)?.rev !== first;
  if (isWhole || first === undefined) return keysOf(entries.filter(({ rev }) => rev <= end));
  // A single rev, perhaps not read completely. It need not be the page's end: revs of others may follow.
  const { rows } = await sql<RowKey>`
    select collection, key from change_log
    where rev = ${first} and scope = any(${scopesOf(feeds)}::text[])`.execute(database);
  return keysOf(rows);
}

interface PageSoFar {
  readonly keys: Keys;
  readonly end: number;
  readonly newest: number;
}

/** The page's rows and all rows that changed together with them after its end; null if that exceeds the limit. */
async function readCompanions(
  database: Kysely<Database>,
  feeds: readonly FollowedFeed[],
  { keys, end, newest, most }: PageSoFar & { readonly most: number },
): Promise<Keys | null> {
  const rows = [...rowsOf(keys)];
  const scopes = scopesOf(feeds);
  const { rows: reached } = await sql<RowKey>`
    with recursive reached (collection, key) as (
      select * from unnest(${rows.map(({ collection }) => collection)}::text[], ${rows.map(({ key }) => key)}::uuid[])
      union
      select companion.collection, companion.key
      from reached
      join change_log as own using (collection, key)
      join change_log as companion on companion.rev = own.rev
      where own.rev > ${end} and own.rev <= ${newest}
        and own.scope = any(${scopes}::text[]) and companion.scope = any(${scopes}::text[])
    )
    select collection, key from reached limit ${rows.length + most}`.execute(database);
  return reached.length < rows.length + most ? keysOf(reached) : null;
}

const scopesOf = (feeds: readonly FollowedFeed[]) => feeds.flatMap(({ scopes }) => scopes);
