import type { Kysely } from 'kysely';
import { encodeWire } from '#common/base/wire';
import type { PullAnswer } from '#common/contract/feed/changes';
import type { Database } from '../database/schema';
import type { Cursor, Mark, WalkPosition } from './cursor';
import { type LogPage, type PageSize, followLog } from './follow-log';
import { type FollowedFeed, type PulledFeed, isFollowed } from './followed-feed';
import { heldRows, passedWindows, visibleRows } from './judge';
import { difference, intersection, isEmpty, noKeys, textKeys, union, weightOfAll } from './keys';
import { type FeedState, readFeedState } from './feed-state';
import { type ReadRows, readRows, together } from './read-rows';
import type { Readers } from './readers';
import { readMark } from './revs';
import { type WalkedPage, continueWalk } from './walk';
import { firstPosition, isBeginning } from './walk-order';

export interface PageOptions {
  readonly readers: Readers;
  readonly pageSize: PageSize;
}

export interface Page extends Pick<PullAnswer, 'put' | 'remove'> {
  /** The database's clock. */
  readonly now: Date;
  /** The feeds with their cursors after this page. */
  readonly feeds: readonly FollowedFeed[];
  /** Whether the page reached the newest rev. */
  readonly isLast: boolean;
}

/**
 * Reads one page in one snapshot: first the log's changes to the mirror's rows; then, on the page that reaches the
 * newest rev, the windows that opened or closed; then, as far as there is room, more of a first load. So a mirror is as
 * up to date during its first load as afterwards, and after each page it matches the snapshot.
 */
export async function readPage(
  snapshot: Kysely<Database>,
  feeds: readonly PulledFeed[],
  { readers, pageSize }: PageOptions,
): Promise<Page> {
  const followed = feeds.filter(isFollowed);
  const state = await readFeedState(snapshot, followed);
  // A clock that was set back must not hide rows that were shown: time never goes below the last read.
  const at = new Date(Math.max(state.now.getTime(), ...followed.map(({ cursor }) => cursor.readAt)));
  const log = await readLog(snapshot, followed, state, pageSize);
  const isLast = log.end === state.newest.rev;

  const things = isLast ? 'all' : log.keys;
  const passed = state.hasPassed
    ? await passedWindows(snapshot, followed, at, things)
    : { all: noKeys, closed: noKeys };
  const touched = union(log.keys, passed.all);
  const visible = isEmpty(touched) ? noKeys : await visibleRows(snapshot, followed, touched, at);

  const walking = isLast ? feeds.filter(isWalking) : [];
  const room = Math.max(pageSize.weight - weightOfAll(touched), stretchOf(pageSize));
  const starts = new Map(walking.map((feed) => [feed, feed.cursor?.walk ?? firstPosition(feed.feed)]));
  const begun = await continueWalk(snapshot, starts, at, room);
  const first = await readRows(snapshot, readers, union(visible, begun.keys));
  const walk = { at, readers, pageSize, isBeginning: [...starts].some(isBeginning) };
  const { rows, positions } = await walkOn(snapshot, { rows: first, positions: begun.positions }, walk);
  const gone = difference(touched, rows.keys);
  const held = isEmpty(gone) ? noKeys : await heldRows(snapshot, followed, gone, state.newest.rev);
  const end = isLast ? state.newest : await readMark(snapshot, log.end);
  const next: NextCursors = { state, end, isLast, at: at.getTime(), positions };
  return {
    now: state.now,
    feeds: feeds.map((feed) => ({ ...feed, cursor: nextCursor(feed, next) })),
    isLast,
    put: rows.byCollection,
    remove: textKeys(intersection(gone, union(held, passed.closed))),
  };
}

async function readLog(
  snapshot: Kysely<Database>,
  followed: readonly FollowedFeed[],
  { newest, hasChanges }: FeedState,
  pageSize: PageSize,
): Promise<LogPage> {
  if (!hasChanges) return { end: newest.rev, keys: noKeys };
  return followLog(snapshot, followed, newest.rev, pageSize);
}

interface WalkedRows extends Pick<WalkedPage, 'positions'> {
  readonly rows: ReadRows;
}

interface Walk extends PageOptions {
  readonly at: Date;
  readonly isBeginning: boolean;
}

/**
 * Adds more of a first load until the page is as large as a line can well carry: rows differ too much in size to be
 * counted. The first page stays short, since it brings what a visitor waits for.
 */
async function walkOn(
  snapshot: Kysely<Database>,
  begun: WalkedRows,
  { at, readers, pageSize, isBeginning }: Walk,
): Promise<WalkedRows> {
  let { rows, positions } = begun;
  let bytes = sizeOf(rows);
  for (;;) {
    const left = new Map(
      [...positions].filter((entry): entry is [PulledFeed, WalkPosition] => entry[1] !== null),
    );
    if (isBeginning || left.size === 0 || bytes >= pageSize.bytes) return { rows, positions };
    const walked = await continueWalk(snapshot, left, at, stretchOf(pageSize));
    const more = await readRows(snapshot, readers, difference(walked.keys, rows.keys));
    bytes += sizeOf(more);
    rows = together(rows, more);
    positions = new Map([...positions, ...walked.positions]);
  }
}

/** A quarter of a page of ordinary rows: long articles are read a few at a time. */
const stretchOf = ({ weight }: PageSize) => Math.ceil(weight / 4);

const sizeOf = ({ byCollection }: ReadRows) => encodeWire(byCollection).length;

const isWalking = (feed: PulledFeed) => !isFollowed(feed) || feed.cursor.walk !== null;

interface NextCursors {
  readonly state: FeedState;
  readonly end: Mark;
  readonly isLast: boolean;
  readonly at: number;
  readonly positions: ReadonlyMap<PulledFeed, WalkPosition | null>;
}

function nextCursor(feed: PulledFeed, { state, end, isLast, at, positions }: NextCursors): Cursor {
  const { holder, cursor } = feed;
  const seen = state.newest;
  if (!isFollowed(feed) || cursor === null) {
    const walk = positions.get(feed);
    return {
      followed: end,
      seen: end,
      time: at,
      readAt: at,
      walk: walk === undefined ? firstPosition(feed.feed) : walk,
      holder,
    };
  }
  const walk = positions.get(feed);
  return {
    // The other feed may be behind this one: what was followed already is not followed again.
    followed: cursor.followed.rev > end.rev ? cursor.followed : end,
    seen,
    time: isLast ? at : cursor.time,
    readAt: at,
    walk: walk === undefined ? cursor.walk : walk,
    holder,
  };
}
