import type { Dexie, Table } from 'dexie';
import type { Collection } from '#common/contract/feed/collection-names';
import { collectionNames } from '#common/contract/feed/collection-names';
import type { ScanStatus } from '#common/contract/tickets/door';
import type { QueuedCall } from '#common/contract/calls/endpoints';
import type { PersonReference } from '#common/contract/people/user';
import type { OutboxWrite } from './outbox';
import type { MirrorRow } from './shelf';
import { type Storage, newDatabase } from './storage';

/** How far a generation has followed the server. One row. */
export interface FollowState {
  readonly id: 'follow';
  /** Changes whenever the rows of `mine` get another owner: an answer to an older epoch is not applied. */
  readonly epoch: string;
  readonly cursors: { readonly public: string | null; readonly mine: string | null };
  /** Whose rows `mine` holds, and under which scopes. */
  readonly owner: string | null;
  readonly scopes: readonly string[];
  /** The server's time when this generation was last up to date; null during a first load. */
  readonly caughtUpAt: Date | null;
  /** Whether every row of `mine` has come since its owner or their scopes changed; absent in the state of an older build. */
  readonly ownLoaded?: boolean;
  /**
   * When the rows of `mine` were last up to date, on a phone that stays a door after its person has left: no pull brings
   * any since. Null if they were never complete; absent for everybody else, whose rows are as recent as the mirror.
   */
  readonly leftAt?: Date | null;
  /** How far this device's clock was ahead of the server's, in milliseconds. */
  readonly clockOffset: number | null;
  /**
   * The rows that somebody wanted to see before the first load had come to them, and those of a door that it had before
   * the login. No cursor covers them: those that this load has not brought when it ends are gone from the server, and are
   * deleted.
   */
  readonly ahead?: readonly RowAhead[];
}

export type RowAhead = Pick<CoveredRow, 'collection' | 'key'>;

/** Whether every row of a person's own is here; what an older build stored is taken for complete, as it was there. */
export const isOwnLoaded = (follow: FollowState | undefined): boolean => follow?.ownLoaded !== false;

/** Whose rows `mine` holds, and how recent they are. */
export interface OwnRows {
  /** Whose own rows are all here; null: nobody's, as nobody is logged in; undefined: not all rows of anybody. */
  readonly loadedOwner: string | null | undefined;
  readonly leftAt: FollowState['leftAt'];
}

export const ownRowsOf = (follow: FollowState | undefined): OwnRows => ({
  loadedOwner: isOwnLoaded(follow) ? follow?.owner : undefined,
  leftAt: follow?.leftAt,
});

/** Whether it is the mirror of a phone that stays a door after its person has left. */
export const isLeftDoor = ({ owner, scopes }: Pick<FollowState, 'owner' | 'scopes'>): boolean =>
  owner === null && scopes.includes('billetterie');

/** A waiting write, as this generation's rows show it. `settled`: they hold the server's own effect. */
export interface PendingWrite {
  readonly key: string;
  /** What it changes (`news:<uuid>`): its rows are restored and replayed together. */
  readonly thing: string;
  readonly seq: number;
  readonly at: Date;
  readonly call: QueuedCall;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly author: PersonReference | null;
  readonly device: {
    readonly uuid: string;
    readonly name: string;
    readonly seq: number;
    readonly isTakenOver?: true;
  } | null;
  /** The status that the server gave a scan. */
  readonly status: ScanStatus | null;
  readonly settled: boolean;
  /** Its fields in the outbox; absent for a scan. */
  readonly lying?: Pick<OutboxWrite, 'label' | 'base' | 'behind' | 'edition' | 'ifMatch' | 'sentAt'>;
}

/** The server's row under an optimistic effect; null: the server has none. */
export interface CoveredRow {
  readonly collection: Collection;
  readonly key: string;
  readonly thing: string;
  readonly row: object | null;
}

/** One database of the mirror: disposable, since its rows always come back from the server. */
export interface Generation {
  readonly name: string;
  readonly database: Dexie;
  readonly follow: Table<FollowState, 'follow'>;
  readonly pending: Table<PendingWrite, string>;
  readonly covered: Table<CoveredRow, [Collection, string]>;
  rows<C extends Collection>(collection: C): Table<MirrorRow<C>, string>;
}

const indexes = {
  'reference-entries': 'uuid, [list+rank]',
  'door-tickets': 'uuid, dateUuid',
  'door-scans': 'uuid, dateUuid',
  'ticket-orders': 'uuid, dateUuid',
  'about-texts': 'uuid, slug',
  news: 'uuid, slug, [visibleFrom+uuid], [$year+visibleFrom+uuid], [$title+uuid], *years, *$words, $types',
  'coming-news': 'uuid, slug',
  pieces: 'uuid, slug, *performed.years',
  'coming-pieces': 'uuid, slug',
  'piece-bodies': 'uuid, *$actors',
  'piece-authors': 'uuid, slug',
  'coming-piece-authors': 'uuid, slug',
  images: 'uuid, [year+visibleFrom+uuid]',
  'desk-shows': 'uuid, slug',
  'desk-events': 'uuid, slug',
  'desk-sponsors': 'uuid, slug',
  'interactive-images': 'uuid, show',
  'desk-interactive-images': 'uuid, show',
} as const satisfies Partial<Record<Collection, string>>;

/** A collection whose rows are found by slug. */
export type Addressed = {
  [C in keyof typeof indexes]: (typeof indexes)[C] extends `${string}slug${string}` ? C : never;
}[keyof typeof indexes];

const indexesOf = (name: Collection): string =>
  (indexes as Readonly<Partial<Record<Collection, string>>>)[name] ?? 'uuid';

const generationStores: Readonly<Record<string, string>> = {
  ...Object.fromEntries(collectionNames.map((name) => [name, indexesOf(name)])),
  follow: 'id',
  pending: 'key, thing',
  covered: '[collection+key], thing',
};

/**
 * Incremented whenever the stores or the rows in them change: the first build that finds a generation of a lower schema
 * fills a new one, since the server does not send a row again by itself. A test compares stores and rows with it.
 */
export const generationSchema = 20;

/**
 * Generations from this schema on are still read, until the one that replaces them is full: an updated phone without a
 * network shows what it had. Incremented when current screens cannot use such rows. A newer build's generation is read
 * as far as it is understood: a tab that was not reloaded goes on, and a door in it sees its tickets.
 */
const oldestReadableSchema = 1;

export const isReadable = (schema: number): boolean => oldestReadableSchema <= schema;

/** Opens lazily: nothing is created before the first use. */
export function openGeneration(name: string, storage: Storage): Generation {
  const database = newDatabase(name, storage, 'relaxed');
  // Adds the missing stores and indexes to an older build's database.
  database.version(generationSchema).stores(generationStores);
  // Left open, it would block its own deletion; reopened by Dexie, it would come back empty.
  database.on('versionchange', () => database.close({ disableAutoOpen: true }));
  return {
    name,
    database,
    follow: database.table('follow'),
    pending: database.table('pending'),
    covered: database.table('covered'),
    rows: <C extends Collection>(collection: C) => database.table<MirrorRow<C>, string>(collection),
  };
}
