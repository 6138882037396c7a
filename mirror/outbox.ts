import { Dexie, type Table } from 'dexie';
import type { AnswerOf } from '#common/contract/calls/call-parts';
import type { QueuedCall } from '#common/contract/calls/endpoints';
import type { ErrorAnswer } from '#common/contract/calls/errors';
import type { PersonReference } from '#common/contract/people/user';
import { type Storage, databaseNames, databaseOptions } from './storage';

/**
 * Where a write stands:
 *
 *   queued ──answered──> acknowledged ──the mirror's rows hold it──> settled
 *     ^ │                     │
 *     │ └─refused─> attend, conflict, park ──given up──> discarded
 *     └──sent again──────────┴───────────┘
 */
export type WriteState = 'queued' | 'acknowledged' | 'settled' | 'attend' | 'conflict' | 'park' | 'discarded';

/** A write. It is never lost before the server has it or the person gave it up. */
export interface OutboxWrite {
  readonly key: string;
  /** Orders the writes of a lane. */
  readonly seq: number;
  readonly lane: string;
  readonly call: QueuedCall;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly label: string;
  readonly at: Date;
  /** How many later saves were merged into it; absent: none. */
  readonly edition?: number;
  /** Null for what a visitor sends, whoever is logged in. */
  readonly author: PersonReference | null;
  readonly state: WriteState;
  /** The version that the person saw; the key of a write where they saw its optimistic effect. */
  readonly base: string | null;
  /** The unsettled write of its lane that this one was made upon. */
  readonly behind: string | null;
  /** If-Match, fixed before the first send; absent until then. */
  readonly ifMatch?: string | null;
  readonly sentAt?: Date;
  readonly acknowledgedAt?: Date;
  /** The version that the server answered with; null where it answers none. */
  readonly version?: string | null;
  readonly error?: ErrorAnswer | null;
  /** The refused write that this one was based on, and was taken back with. */
  readonly with?: string;
  /** Sent again for a server that was restored: its effect is shown by no screen until rows hold it. */
  readonly again?: boolean;
  readonly trouble?: Trouble;
}

/** Of a write that was tried repeatedly and is neither accepted nor refused: since when, and the last error. */
export interface Trouble {
  readonly since: Date;
  readonly last: Date;
  /** Null where the server answers other requests, but not this one. */
  readonly error: ErrorAnswer | null;
}

/** A file that waits with the write of its key, as long as the server does not have that. */
export interface OutboxFile {
  readonly key: string;
  readonly type: string;
  readonly size: number;
  /** How many of its bytes the server said it has, from the beginning on. */
  readonly sent: number;
  /** A part was sent of which nothing is known: the server may have more than it said. */
  readonly inDoubt: boolean;
}

/** Bytes of a file, so small that one part after the other can be read without the rest. */
export interface FileChunk {
  readonly file: string;
  readonly start: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * What a person edits on this device, from the first keystroke until the server has it. Its values are plain data, one
 * entry per field; which ones, the noun's form knows.
 */
export interface Draft {
  /** The lane of what is edited: `news:<uuid>`. */
  readonly id: string;
  readonly title: string;
  readonly at: Date;
  /** The form that wrote last. */
  readonly desk: string;
  readonly values: object;
  /** What the person began from, or chose over what others made of it; null for something new. */
  readonly base: object | null;
  /** The write that it was last saved by, and what was saved; null before, and once the server has it. */
  readonly saved: { readonly key: string; readonly values: object } | null;
  /** Nothing was typed since. */
  readonly isSaved: boolean;
}

/** When this outbox was last prepared for a server that had been reset. */
interface OutboxMark {
  readonly name: 'reset';
  readonly at: Date;
}

/** A booking as the server last answered it. */
export type KeptBooking = AnswerOf<'readBooking', never>;

export interface Outbox {
  readonly owner: string;
  readonly database: Dexie;
  readonly writes: Table<OutboxWrite, string>;
  readonly files: Table<OutboxFile, string>;
  readonly chunks: Table<FileChunk, [string, number]>;
  readonly kept: Table<Draft, string>;
  readonly marks: Table<OutboxMark, 'reset'>;
  /** Of visitors: what was booked on this device, as the server last answered it. */
  readonly bookings: Table<KeptBooking, string>;
}

/** The owner of writes that need no account: they are sent without a session, also after a login or a logout. */
export const VISITOR = 'visitor';

/** The outbox of a person, or of `VISITOR`, on this device. Its schema only ever grows, and no logout or reset deletes it. */
export function openOutbox(owner: string, storage: Storage): Outbox {
  const database = new Dexie(NAME + owner, databaseOptions(storage, 'strict'));
  database.version(1).stores({ writes: 'key, lane, state', kept: 'id', marks: 'name' });
  database.version(2).stores({ files: 'key', chunks: '[file+start]' });
  database.version(3).stores({ bookings: 'uuid, date' });
  return {
    owner,
    database,
    writes: database.table('writes'),
    files: database.table('files'),
    chunks: database.table('chunks'),
    kept: database.table('kept'),
    marks: database.table('marks'),
    bookings: database.table('bookings'),
  };
}

const NAME = 'outbox-';

/** The owners of the outboxes on this device. */
export async function outboxOwners(storage: Storage): Promise<readonly string[]> {
  const names = await databaseNames(storage);
  return names.filter((name) => name.startsWith(NAME)).map((name) => name.slice(NAME.length));
}

/** Opens each person's outbox once. */
export function openOutboxes(storage: () => Storage): (owner: string) => Outbox {
  const opened = new Map<string, Outbox>();
  return (owner) => {
    const outbox = opened.get(owner) ?? openOutbox(owner, storage());
    opened.set(owner, outbox);
    return outbox;
  };
}
