import { type Kysely, sql } from 'kysely';
import { must } from '#common/base/must';
import type { Database } from '../database/schema';
import type { Mark } from './cursor';
import { type FollowedFeed, followedScopes } from './followed-feed';

/** The state of the feed, read in one statement. */
export interface FeedState {
  /** The database's clock. */
  readonly now: Date;
  readonly newest: Mark;
  /** Whether this database knows every mark of the cursors. */
  readonly isOurs: boolean;
  /** Whether the log has entries for these scopes after the cursors. */
  readonly hasChanges: boolean;
  /** Whether a window of these scopes opened or closed since the cursors. */
  readonly hasPassed: boolean;
}

/** Reads in one round trip whether there is anything new; most pulls need nothing else. */
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
