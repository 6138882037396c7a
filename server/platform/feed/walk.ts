import { type Kysely, sql } from 'kysely';
import { type Collection, collectionFeeds, collectionNames } from '#common/contract/feed/collection-names';
import type { Database } from '../database/schema';
import type { WalkPosition } from './cursor';
import { nextCollection } from './walk-order';
import type { PulledFeed } from './followed-feed';
import { type Keys, type RowKey, keysOf, weightOf } from './keys';

export interface WalkedPage {
  readonly keys: Keys;
  /** The start of each feed's next page; null if its walk is complete. */
  readonly positions: ReadonlyMap<PulledFeed, WalkPosition | null>;
}

/**
 * The next rows of feeds in their first load: collection by collection in the contract's order, newest keys first, only
 * rows visible at this moment.
 */
export async function continueWalk(
  database: Kysely<Database>,
  walking: ReadonlyMap<PulledFeed, WalkPosition>,
  at: Date,
  weight: number,
): Promise<WalkedPage> {
  const positions = new Map<PulledFeed, WalkPosition | null>(walking);
  const found: RowKey[] = [];
  let left = weight;
  for (const [rank, collection] of collectionNames.entries()) {
    const feed = [...walking.keys()].find(({ feed }) => feed === collectionFeeds[collection]);
    const position = feed && walking.get(feed);
    if (!feed || !position || collectionNames.indexOf(position.collection) > rank) continue;
    const after = position.collection === collection ? position.key : null;
    const most = Math.max(1, Math.floor(left / weightOf(collection)));
    const keys = left <= 0 ? [] : await readKeys(database, feed, { collection, after, at, most });
    found.push(...keys.map((key) => ({ collection, key })));
    left -= keys.length * weightOf(collection);
    if (left <= 0 || keys.length === most) {
      positions.set(feed, { collection, key: keys.at(-1) ?? after });
      return { keys: keysOf(found), positions };
    }
    const next = nextCollection(feed.feed, rank);
    positions.set(feed, next === null ? null : { collection: next, key: null });
  }
  return { keys: keysOf(found), positions };
}

interface Stretch {
  readonly collection: Collection;
  readonly after: string | null;
  readonly at: Date;
  readonly most: number;
}

// One index scan per scope; a row visible to several scopes is returned once.
async function readKeys(
  database: Kysely<Database>,
  { scopes }: PulledFeed,
  { collection, after, at, most }: Stretch,
) {
  const { rows } = await sql<{ key: string }>`
    select distinct seen.key
    from unnest(${scopes}::text[]) as held (scope)
    cross join lateral (
      select key from audience
      where audience.scope = held.scope and collection = ${collection}
        and key < coalesce(${after}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        and visible_from <= ${at} and visible_until > ${at}
      order by key desc limit ${most}
    ) as seen
    order by seen.key desc limit ${most}`.execute(database);
  return rows.map(({ key }) => key);
}
