import { type Kysely, sql } from 'kysely';
import { must } from '#common/base/must';
import type { Database } from '../database/schema';
import type { Mark } from './cursor';
import { type FollowedFeed, followedScopes } from './followed-feed';

/** What one statement tells of the feed. */
export interface FeedState {
  /** The database's clock. */
  readonly now: Date;
  readonly newest: Mark;
  /** Whether every mark of the cursors is known to this database. */
  readonly isOurs: boolean;
  /** Whether the log names rows for these scopes that were not followed yet. */
  readonly hasChanges: boolean;
  /** Whether a window of theirs opened or closed. */
  readonly hasPassed: boolean;
}

/** Reads whether there is anything new, in one round trip: most pulls need nothing else. */
export async function readFeedState(
  database: Kysely<Database>,
  feeds: readonly FollowedFeed[],
): Promise<FeedState> {
  const marks = feeds.flatMap(({ cursor }) => [cursor.followed, cursor.seen]);
  const { rows } = await sql<Omit<FeedState, 'newest'> & Mark>`
    with clock as materialized (select date_trunc('milliseconds', database_clock()) as now)
    select clock.now, newest.rev, newest.tag,
      not exists (
        select from unnest(${marks.map(({ rev }) => rev)}::bigint[], ${marks.map(({ tag }) => tag)}::bigint[])
          as mark (rev, tag)
        where not exists (select from revs where revs.rev = mark.rev and revs.tag = mark.tag)
      ) as "isOurs",
      exists (
        select from ${followedScopes(feeds)} cross join lateral (
          select from change_log where change_log.scope = followed.scope and change_log.rev > followed.rev
          order by rev limit 1) as first_change
      ) as "hasChanges",
      exists (
        select from ${followedScopes(feeds)} where exists (
          select from audience where audience.scope = followed.scope and visible_from > '-infinity'
            and visible_from > followed.time and visible_from <= greatest(clock.now, followed.read_at)
        ) or exists (
          select from audience where audience.scope = followed.scope and visible_until < 'infinity'
            and visible_until > followed.time and visible_until <= greatest(clock.now, followed.read_at))
      ) as "hasPassed"
    from clock, (select rev, tag from revs order by rev desc limit 1) as newest`.execute(database);
  const { rev, tag, ...state } = must(rows[0], 'the state of the feed');
  return { ...state, newest: { rev, tag } };
}
