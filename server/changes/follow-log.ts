import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';
import { type FollowedFeed, followedScopes } from './followed-feed';
import { type Keys, type RowKey, keysOf, rowsOf, weightOf } from './keys';

/** What the log says of the revs after the cursors, up to the end of a page. */
export interface LogPage {
  /** The last rev of this page, the same for all feeds. */
  readonly end: number;
  /** The rows that the page changes. */
  readonly keys: Keys;
}

export interface PageSize {
  /** How much goes on a page, in rows of ordinary size. */
  readonly weight: number;
  /** How many rows more it takes along so as not to tear a transaction. Beyond, moved rows may vanish for a moment. */
  readonly companions: number;
}

/**
 * Reads the log from the cursors on, whole revs, until the page is full.
 *
 * Rows are read as they are now, not as they were at the end of the page. So a row that moves from one collection to
 * another after the page would be gone from the first before it is sent in the second, and would vanish for a moment.
 * Therefore a page takes along, of every row on it, the later transactions that the row has part in, with all their
 * rows, and so on: what the page holds has been through each transaction wholly or not at all.
 */
export async function followLog(
  database: Kysely<Database>,
  feeds: readonly FollowedFeed[],
  newest: number,
  { weight, companions: most }: PageSize,
): Promise<LogPage> {
  const entries = await readEntries(database, feeds, weight * ENTRIES_PER_ROW);
  const end = pageEnd(entries, newest, weight);
  const keys = await keysUpTo(database, feeds, entries, end);
  if (end === newest) return { end, keys };
  const companions = await readCompanions(database, feeds, { keys, end, newest, most });
  return { end, keys: companions ?? keys };
}

/** The same row often changes many times: so many entries of the log are read for a page of rows. */
const ENTRIES_PER_ROW = 4;

interface Entry extends RowKey {
  readonly rev: number;
}

// Each scope's entries come from its own index, so that those of others cost nothing, however many they are.
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

/** The newest rev when all fits, else the last rev that fits whole, else the first one, however large. */
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
  // One rev, of which not all may have been read. It need not be the page's end: revs of others may follow.
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

/** The page's rows together with all that changed with them after its end; null when that is too much for a page. */
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
