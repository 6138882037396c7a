import { type RawBuilder, sql } from 'kysely';
import type { Feed } from '#common/contract/feed/collection-names';
import type { Scope } from '#common/rules/scopes';
import type { Cursor } from './cursor';
import { isFirstPosition } from './walk-order';

/** A feed of the pulling mirror; it starts over without a cursor, or with one for which nothing was sent yet. */
export interface PulledFeed {
  readonly feed: Feed;
  readonly scopes: readonly Scope[];
  readonly holder: string;
  readonly cursor: Cursor | null;
}

/** A feed of which the mirror already holds rows. */
export type FollowedFeed = PulledFeed & { readonly cursor: Cursor };

/** Whether the mirror already holds rows of a feed. */
export function isFollowed(feed: PulledFeed): feed is FollowedFeed {
  const walk = feed.cursor?.walk ?? null;
  return feed.cursor !== null && (walk === null || !isFirstPosition(feed.feed, walk));
}

/**
 * The scopes of these feeds as an SQL relation, each with its feed's cursor:
 * `followed (scope, rev, seen, time, read_at)`.
 */
export function followedScopes(feeds: readonly FollowedFeed[]): RawBuilder<unknown> {
  const rows = feeds.flatMap(({ scopes, cursor }) => scopes.map((scope) => ({ scope, cursor })));
  const moment = (time: number) => new Date(time).toISOString();
  return sql`unnest(
    ${rows.map(({ scope }) => scope)}::text[],
    ${rows.map(({ cursor }) => cursor.followed.rev)}::bigint[],
    ${rows.map(({ cursor }) => cursor.seen.rev)}::bigint[],
    ${rows.map(({ cursor }) => moment(cursor.time))}::timestamptz[],
    ${rows.map(({ cursor }) => moment(cursor.readAt))}::timestamptz[]
  ) as followed (scope, rev, seen, time, read_at)`;
}
