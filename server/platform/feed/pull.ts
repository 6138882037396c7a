import type { Kysely } from 'kysely';
import type { PullAnswer } from '#common/contract/feed/changes';
import type { Scope } from '#common/rules/scopes';
import type { Database } from '../database/schema';
import { cursorHolder, decodeCursor, encodeCursor } from './cursor';
import { type FollowedFeed, type PulledFeed, isFollowed } from './followed-feed';
import type { KnownFeed } from './known-feed';
import { type FeedState, readFeedState } from './feed-state';
import { type PageOptions, readPage } from './page';

/** Who pulls: a person with their scopes, or null for a visitor, who has no feed `mine`. */
export type Puller = { readonly uuid: string; readonly scopes: readonly Scope[] } | null;

export interface PullOptions extends PageOptions {
  /** The secret that cursors are signed with. */
  readonly cursorKey: string;
  /** This node's knowledge of the feed; null: none. */
  readonly known: KnownFeed | null;
}

export interface PullAsked {
  readonly cursors: { readonly public: string | null; readonly mine: string | null };
  readonly unsettled: readonly string[];
}

/**
 * One page of a mirror's changes since its cursors, in both feeds up to the same rev, from one snapshot of the
 * database. One round trip if there are none.
 */
export async function pull(
  database: Kysely<Database>,
  puller: Puller,
  asked: PullAsked,
  options: PullOptions,
): Promise<PullAnswer> {
  const { cursorKey } = options;
  const given = { public: asked.cursors.public, mine: puller === null ? null : asked.cursors.mine };
  const opened = openFeeds(puller, given, cursorKey);
  const scopes = puller === null ? [] : [...puller.scopes];
  const quietSince = asked.unsettled.length === 0 ? (options.known?.quietSince(opened.feeds) ?? null) : null;
  if (quietSince !== null) return { ...nothing, scopes, serverNow: quietSince, cursors: given };

  const followed = opened.feeds.filter(isFollowed);
  const state = await readFeedState(database, followed);
  const quiet = { ...nothing, scopes, serverNow: state.now };
  if (opened.isForeign || !state.isOurs || isAhead(followed, state)) return { ...quiet, reset: true };

  const isAtRest = opened.feeds.every((feed) => isFollowed(feed) && feed.cursor.walk === null);
  if (isAtRest && !state.hasChanges && !state.hasPassed && asked.unsettled.length === 0) {
    return {
      ...quiet,
      cursors: isWorthMoving(followed, state) ? encodeCursors(moveOn(followed, state), cursorKey) : given,
    };
  }
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const page = await readPage(snapshot, opened.feeds, options);
      const walking = page.feeds.some(({ cursor }) => cursor.walk !== null);
      const end = Math.min(...page.feeds.map(({ cursor }) => cursor.followed.rev));
      return {
        ...quiet,
        ...(await readSettled(snapshot, asked.unsettled, walking ? null : end)),
        emptied: opened.isEmptied,
        put: page.put,
        remove: page.remove,
        cursors: encodeCursors(page.feeds, cursorKey),
        more: walking || !page.isLast,
        walking,
        serverNow: page.now,
      };
    });
}

/**
 * Whether a mirror was read with a clock far ahead of the current one: it lost rows that are still visible and would
 * not get them back, so it starts over. A small step back loses nothing.
 */
function isAhead(feeds: readonly FollowedFeed[], { now }: FeedState): boolean {
  return feeds.some(({ cursor }) => cursor.readAt - now.getTime() > SMALL_STEP);
}

const SMALL_STEP = 10 * 60_000;

const nothing = {
  reset: false,
  emptied: false,
  put: {},
  remove: {},
  cursors: { public: null, mine: null },
  more: false,
  walking: false,
  settled: [],
  unknown: [],
  disarmed: false,
};

interface OpenedFeeds {
  readonly feeds: readonly PulledFeed[];
  /** A cursor that was not signed by this installation. */
  readonly isForeign: boolean;
  /** The rows of `mine` belong to another person or to other scopes. */
  readonly isEmptied: boolean;
}

function openFeeds(puller: Puller, cursors: PullAsked['cursors'], key: string): OpenedFeeds {
  const open = (sealed: string | null) => (sealed === null ? null : decodeCursor(sealed, key));
  const general: PulledFeed = {
    feed: 'public',
    scopes: ['public'],
    holder: '',
    cursor: open(cursors.public),
  };
  const isForeign = cursors.public !== null && general.cursor === null;
  if (puller === null) return { feeds: [general], isForeign, isEmptied: false };
  const holder = cursorHolder(puller.uuid, puller.scopes);
  const given = open(cursors.mine);
  const own = given?.holder === holder ? given : null;
  return {
    feeds: [general, { feed: 'mine', scopes: puller.scopes, holder, cursor: own }],
    isForeign: isForeign || (cursors.mine !== null && given === null),
    isEmptied: given !== null && own === null,
  };
}

// A mirror stores each cursor that moved. If nothing else changed, moving it is worth that once a day, or when the log
// has grown so long that scanning it becomes costly.
function isWorthMoving(feeds: readonly FollowedFeed[], { now, newest }: FeedState): boolean {
  return feeds.some(
    ({ cursor: { followed, seen, time, readAt } }) =>
      newest.rev - followed.rev > MAX_REVS_BEHIND ||
      Math.abs(now.getTime() - time) > A_DAY ||
      seen.rev > followed.rev ||
      readAt > time,
  );
}

const MAX_REVS_BEHIND = 1000;
const A_DAY = 86_400_000;

function moveOn(feeds: readonly FollowedFeed[], { now, newest }: FeedState): FollowedFeed[] {
  const readAt = Math.max(now.getTime(), ...feeds.map(({ cursor }) => cursor.readAt));
  const moved = { followed: newest, seen: newest, time: readAt, readAt };
  return feeds.map((feed) => ({ ...feed, cursor: { ...feed.cursor, ...moved } }));
}

function encodeCursors(feeds: readonly FollowedFeed[], key: string): PullAnswer['cursors'] {
  const sealed = (wanted: PulledFeed['feed']) => {
    const found = feeds.find(({ feed }) => feed === wanted);
    return found === undefined ? null : encodeCursor(found.cursor, key);
  };
  return { public: sealed('public'), mine: sealed('mine') };
}

interface Settled {
  readonly settled: string[];
  readonly unknown: string[];
}

/**
 * Classifies the keys of writes: `settled` took effect at or below a rev (or changed no mirrored row), `unknown` never
 * took effect in this database.
 * @param followed null during a first load, when no effect is certain to be in the rows
 */
async function readSettled(
  database: Kysely<Database>,
  keys: readonly string[],
  followed: number | null,
): Promise<Settled> {
  if (keys.length === 0) return { settled: [], unknown: [] };
  const known = await database
    .selectFrom('stored_answers')
    .select(['key', 'rev'])
    .where('key', 'in', keys)
    .execute();
  const revs = new Map(known.map(({ key, rev }) => [key, rev ?? 0]));
  return {
    settled: followed === null ? [] : keys.filter((key) => (revs.get(key) ?? Infinity) <= followed),
    unknown: keys.filter((key) => !revs.has(key)),
  };
}
