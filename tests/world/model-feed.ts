import {
  type Collection,
  type Feed,
  collectionFeeds,
  collectionNames,
} from '#common/contract/feed/collection-names';
import type { PullAnswer, PullRequest } from '#common/contract/feed/changes';
import { type Audience, isOpen } from '#common/rules/scopes';
import type { Chance } from './chance';

/*
 * The feed's protocol in its plainest form, against which the client is tried by the thousand: everything lies in one
 * list, a page reads it as it is now, and the log is the rev of each row's last change. The real server keeps the same
 * promises to many writers at once.
 */

export interface ModelRow {
  readonly collection: Collection;
  readonly key: string;
  readonly row: object;
  readonly audiences: readonly Audience[];
  readonly rev: number;
}

export interface ModelFeed {
  put(collection: Collection, key: string, row: object | null, audiences: readonly Audience[]): void;
  /** Ends a transaction. Returns its rev. */
  commit(): number;
  pull(
    request: PullRequest,
    scopes: readonly string[] | null,
    now: number,
  ): Omit<PullAnswer, 'settled' | 'unknown' | 'disarmed'>;
  /** What these scopes may see at this moment. */
  visible(collection: Collection, scopes: readonly string[], now: number): ReadonlyMap<string, object>;
  row(collection: Collection, key: string): object | null;
  rev(): number;
  backUp(): () => void;
}

interface Cursor {
  readonly rev: number;
  readonly tag: number;
  /** The newest rev at which rows were read: beyond `rev` while a first load goes on. */
  readonly seen: number;
  readonly seenTag: number;
  readonly time: number;
  /** The last place that was read; null once the first load is over. */
  readonly walk: string | null;
  readonly holder: string;
}

const PAGE = 4;
/** A cursor of a clock that was further ahead than this is no good any more. */
const SMALL_STEP = 10 * 60_000;

export function createModelFeed(chance: Chance): ModelFeed {
  let rows = new Map<string, ModelRow>();
  let tags: readonly number[] = [chance.integer(1e9)];
  const rev = () => tags.length - 1;

  const isVisible = ({ audiences }: ModelRow, scopes: readonly string[], now: number) =>
    audiences.some((audience) => scopes.includes(audience.scope) && isOpen(audience, new Date(now)));

  const scopesOf = (feed: Feed, scopes: readonly string[] | null) =>
    feed === 'public' ? ['public'] : (scopes ?? []);

  function pull(request: PullRequest, scopes: readonly string[] | null, now: number) {
    const put: Record<string, object[]> = {};
    const remove: Record<string, string[]> = {};
    const cursors: { public: string | null; mine: string | null } = { public: null, mine: null };
    const answer = { reset: false, emptied: false, put, remove, cursors, more: false, walking: false };
    const told = { ...answer, scopes: [...(scopes ?? [])], serverNow: new Date(now) };
    const opened = (['public', 'mine'] as const).map((feed) => ({
      feed,
      cursor: open(request.cursors[feed]),
    }));
    const mustBegin = (cursor: Cursor) => !isOurs(cursor) || cursor.time - now > SMALL_STEP;
    if (opened.some(({ cursor }) => cursor !== null && mustBegin(cursor))) return { ...told, reset: true };
    const walking = opened.some(
      ({ feed, cursor }) => (feed === 'public' || scopes !== null) && isWalking(cursor, feed, scopes),
    );
    told.walking = walking;
    told.more = walking;
    for (const { feed, cursor } of opened) {
      if (feed === 'mine' && scopes === null) continue;
      const holder = holderOf(feed, scopes);
      const known = cursor?.holder === holder ? cursor : null;
      if (feed === 'mine' && cursor !== null && known === null) told.emptied = true;
      cursors[feed] = seal(
        known === null || known.walk !== null
          ? walk(feed, known ?? fresh(holder, now), scopesOf(feed, scopes), { put, remove }, now)
          : follow(feed, known, scopesOf(feed, scopes), { put, remove }, now),
      );
    }
    return told;
  }

  const isOurs = ({ rev, tag, seen, seenTag }: Cursor) => tags[rev] === tag && tags[seen] === seenTag;
  const sight = () => ({ seen: rev(), seenTag: tags[rev()] ?? 0 });

  const holderOf = (feed: Feed, scopes: readonly string[] | null) =>
    feed === 'public' ? '' : [...(scopes ?? [])].sort().join();

  const isWalking = (cursor: Cursor | null, feed: Feed, scopes: readonly string[] | null) =>
    cursor === null || cursor.walk !== null || cursor.holder !== holderOf(feed, scopes);

  const fresh = (holder: string, now: number): Cursor => ({
    rev: rev(),
    tag: tags[rev()] ?? 0,
    ...sight(),
    time: now,
    walk: '',
    holder,
  });

  /**
   * The next few rows in the order of their places, whoever may see them, and what time has changed of those before: each
   * page leaves the mirror as it is at the cursor's time.
   */
  function walk(
    feed: Feed,
    cursor: Cursor,
    scopes: readonly string[],
    { put, remove }: Told,
    now: number,
  ): Cursor {
    const time = Math.max(now, cursor.time);
    for (const row of rows.values()) {
      const isBehind = collectionFeeds[row.collection] === feed && placeOf(row) <= (cursor.walk ?? '');
      if (!isBehind || !hasPassed(row, cursor.time, time)) continue;
      if (isVisible(row, scopes, time)) add(put, row.collection, row.row);
      else add(remove, row.collection, row.key);
    }
    const ahead = [...rows.values()]
      .filter((row) => collectionFeeds[row.collection] === feed && placeOf(row) > (cursor.walk ?? ''))
      .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
    const page = ahead.slice(0, PAGE);
    for (const row of page) if (isVisible(row, scopes, time)) add(put, row.collection, row.row);
    const last = page.at(-1);
    return {
      ...cursor,
      ...sight(),
      time,
      walk: last === undefined || ahead.length <= PAGE ? null : placeOf(last),
    };
  }

  function follow(
    feed: Feed,
    cursor: Cursor,
    scopes: readonly string[],
    { put, remove }: Told,
    now: number,
  ): Cursor {
    const time = Math.max(now, cursor.time);
    for (const row of rows.values()) {
      if (collectionFeeds[row.collection] !== feed) continue;
      if (row.rev <= cursor.rev && !hasPassed(row, cursor.time, time)) continue;
      if (isVisible(row, scopes, time)) add(put, row.collection, row.row);
      else add(remove, row.collection, row.key);
    }
    return { ...cursor, rev: rev(), tag: tags[rev()] ?? 0, ...sight(), time };
  }

  return {
    put(collection, key, row, audiences) {
      const before = rows.get(`${collection}/${key}`);
      if (row === null && before === undefined) return;
      rows.set(`${collection}/${key}`, {
        collection,
        key,
        row: row ?? before?.row ?? {},
        audiences: row === null ? [] : audiences,
        rev: tags.length,
      });
    },
    commit() {
      tags = [...tags, chance.integer(1e9)];
      return rev();
    },
    pull,
    visible: (collection, scopes, now) =>
      new Map(
        [...rows.values()]
          .filter((row) => row.collection === collection && isVisible(row, scopes, now))
          .map(({ key, row }) => [key, row]),
      ),
    row: (collection, key) => {
      const found = rows.get(`${collection}/${key}`);
      return found === undefined || found.audiences.length === 0 ? null : found.row;
    },
    rev,
    backUp() {
      const kept = { rows: new Map(rows), tags };
      return () => {
        rows = new Map(kept.rows);
        // What is written from now on is another history.
        tags = [...kept.tags, chance.integer(1e9)];
      };
    },
  };
}

interface Told {
  readonly put: Record<string, object[]>;
  readonly remove: Record<string, string[]>;
}

/** Whether a window of a row opened or closed between two moments. */
const hasPassed = ({ audiences }: ModelRow, after: number, until: number) =>
  audiences.some((audience) =>
    [audience.from, audience.until].some(
      (edge) => edge !== null && edge.getTime() > after && edge.getTime() <= until,
    ),
  );

const placeOf = ({ collection, key }: ModelRow) =>
  `${String(collectionNames.indexOf(collection)).padStart(2, '0')}/${key}`;

function add<T>(into: Record<string, T[]>, collection: Collection, value: T): void {
  into[collection] = [...(into[collection] ?? []), value];
}

const seal = (cursor: Cursor) => JSON.stringify(cursor);
const open = (sealed: string | null): Cursor | null =>
  sealed === null ? null : (JSON.parse(sealed) as Cursor);
