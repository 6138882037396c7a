import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type Collection, collectionFeeds, collectionNames } from '#common/contract/feed/collection-names';

/** A rev and its random tag: together they identify one point of one database's history. */
export interface Mark {
  readonly rev: number;
  readonly tag: number;
}

/**
 * The position of a first load: everything before it, in the order of collections and then newest keys first, was sent.
 */
export interface WalkPosition {
  readonly collection: Collection;
  /** The last key sent of this collection; null before the first. */
  readonly key: string | null;
}

/** How far a mirror has followed one feed. */
export interface Cursor {
  /** The rev up to which the log was followed. */
  readonly followed: Mark;
  /** The newest rev at which the mirror's rows were read; ahead of `followed` after a page that was not the last. */
  readonly seen: Mark;
  /** The time up to which the opening and closing of windows was followed, in milliseconds. */
  readonly time: number;
  /**
   * The latest time for which the visibility of the mirror's rows was computed, in milliseconds; never before `time`.
   */
  readonly readAt: number;
  /** Null once the first load is complete. */
  readonly walk: WalkPosition | null;
  /** The owner of the rows and their scopes (`cursorHolder`); empty in the public feed. */
  readonly holder: string;
}

const VERSION = 1;
const SIGNATURE_BYTES = 10;

/** A short identifier of a person with these scopes; other scopes give another identifier. */
export function cursorHolder(uuid: string, scopes: readonly string[]): string {
  const text = [uuid, ...[...scopes].sort()].join(' ');
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}

/** Encodes a cursor as an opaque text, signed against forgery. */
export function encodeCursor({ followed, seen, time, readAt, walk, holder }: Cursor, key: string): string {
  const isSeenSame = seen.rev === followed.rev && seen.tag === followed.tag;
  const fields = [
    VERSION,
    collectionsMark,
    ...[followed.rev, followed.tag, time].map(short),
    isSeenSame ? '' : `${short(seen.rev)}-${short(seen.tag)}`,
    readAt === time ? '' : short(readAt - time),
    walk === null ? '' : `${walk.collection}/${walk.key ?? ''}`,
    holder,
  ];
  const text = fields.join('.').replace(/\.+$/, '');
  return `${text}~${sign(text, key)}`;
}

/** Decodes a cursor signed with this database's key, for the current collections; else null. */
export function decodeCursor(encoded: string, key: string): Cursor | null {
  const [text = '', signature = ''] = encoded.split('~');
  if (!isSame(signature, sign(text, key))) return null;
  const [version, mark, rev, tag, time, seen = '', later = '', walk = '', holder = ''] = text.split('.');
  if (version !== String(VERSION) || mark !== collectionsMark) return null;
  const followed = { rev: long(rev), tag: long(tag) };
  const [seenRev, seenTag] = seen.split('-');
  const [collection, last] = walk.split('/');
  return {
    followed,
    seen: seen === '' ? followed : { rev: long(seenRev), tag: long(seenTag) },
    time: long(time),
    readAt: long(time) + (later === '' ? 0 : long(later)),
    walk:
      walk === ''
        ? null
        : { collection: knownCollection(collection), key: last === '' ? null : (last ?? null) },
    holder,
  };
}

// A cursor of a server with other collections is rejected, and the mirror starts over: following on from it, the mirror
// would never receive the existing rows of the new collections.
const collectionsMark = createHash('sha256')
  .update(JSON.stringify(collectionFeeds))
  .digest('base64url')
  .slice(0, 4);

const short = (number: number) => number.toString(36);
const long = (text: string | undefined) => parseInt(text ?? '', 36);

const sign = (text: string, key: string) =>
  createHmac('sha256', key).update(text).digest().subarray(0, SIGNATURE_BYTES).toString('base64url');

function isSame(given: string, right: string): boolean {
  // Non-ASCII letters take several bytes, so the buffers' lengths are compared.
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function knownCollection(name: string | undefined): Collection {
  const collection = collectionNames.find((known) => known === name);
  if (collection === undefined) throw new Error(`A signed cursor names no collection: ${name}`);
  return collection;
}
