import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';
import { type FollowedFeed, type PulledFeed, followedScopes } from './followed-feed';
import { type Keys, type RowKey, keysOf, rowsOf } from './keys';

/** The subset of these rows that one of the scopes can see at this moment. */
export async function visibleRows(
  database: Kysely<Database>,
  feeds: readonly PulledFeed[],
  keys: Keys,
  at: Date,
): Promise<Keys> {
  const scopes = feeds.flatMap(({ scopes }) => scopes);
  const { rows } = await sql<RowKey>`
    select distinct collection, key from ${relation(keys)} join audience using (collection, key)
    where scope = any(${scopes}::text[]) and visible_from <= ${at} and visible_until > ${at}`.execute(
    database,
  );
  return keysOf(rows);
}

/**
 * The subset of these rows that the mirror may hold according to the log: before one of the entries since its cursor,
 * the row was visible to it at some time until it last read. A state between two entries counts only if it began before
 * the mirror's latest read, since rows are read in their state at that time.
 */
export async function heldRows(
  database: Kysely<Database>,
  feeds: readonly FollowedFeed[],
  keys: Keys,
  newest: number,
): Promise<Keys> {
  const { rows } = await sql<RowKey>`
    select distinct collection, key
    from ${relation(keys)}
    join change_log using (collection, key)
    join ${followedScopes(feeds)} using (scope)
    where change_log.rev > followed.rev and change_log.rev <= ${newest}
      and previous_rev <= followed.seen
      and before_from <= followed.read_at and before_until > followed.time and before_from < before_until`.execute(
    database,
  );
  return keysOf(rows);
}

/**
 * `all`: rows whose window opened or closed since the cursor's time; `closed`: those of them that were visible until it
 * closed.
 */
export interface Passed {
  readonly all: Keys;
  readonly closed: Keys;
}

/**
 * Finds the rows whose window opened or closed: all, or only those of things that are on a page already (a news item's
 * document is sent with the item).
 */
export async function passedWindows(
  database: Kysely<Database>,
  feeds: readonly FollowedFeed[],
  at: Date,
  things: Keys | 'all',
): Promise<Passed> {
  const uuids = things === 'all' ? null : [...new Set([...rowsOf(things)].map(({ key }) => key))];
  const among = uuids === null ? sql`true` : sql`key = any(${uuids}::uuid[])`;
  const { rows } = await sql<RowKey & { closed: boolean }>`
    select passed.collection, passed.key, passed.closed
    from ${followedScopes(feeds)}
    cross join lateral (
      select collection, key, false as closed from audience
      where audience.scope = followed.scope and visible_from > '-infinity'
        and visible_from > followed.time and visible_from <= ${at} and ${among}
      union all
      select collection, key, visible_from < visible_until from audience
      where audience.scope = followed.scope and visible_until < 'infinity'
        and visible_until > followed.time and visible_until <= ${at} and ${among}
    ) as passed`.execute(database);
  return { all: keysOf(rows), closed: keysOf(rows.filter(({ closed }) => closed)) };
}

function relation(keys: Keys) {
  const rows = [...rowsOf(keys)];
  return sql`unnest(
    ${rows.map(({ collection }) => collection)}::text[], ${rows.map(({ key }) => key)}::uuid[]
  ) as asked (collection, key)`;
}
