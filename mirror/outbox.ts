import type { Dexie, Table } from 'dexie';
import type { AnswerOf } from '#common/contract/calls/call-parts';
import type { QueuedCall } from '#common/contract/calls/endpoints';
import type { ErrorBody } from '#common/contract/calls/errors';
import type { PersonReference } from '#common/contract/people/user';
import { type Storage, databaseNames, newDatabase } from './storage';

/**
 * The states of a write:
 *
 *   queued ──answered──> acknowledged ──the mirror's rows hold it──> settled
 *     ^ │                     │
 *     │ └─refused─> attend, conflict, park ──given up──> discarded
 *     └──sent again──────────┴───────────┘
 */
export type WriteState = 'queued' | 'acknowledged' | 'settled' | 'attend' | 'conflict' | 'park' | 'discarded';

/** A write. It is kept until the server has it or the person discards it. */
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
  /** Null for a visitor's write, whoever is logged in. */
  readonly author: PersonReference | null;
  readonly state: WriteState;
  /** The version that the person saw; the key of a write if they saw its optimistic effect. */
  readonly base: string | null;
  /** The unsettled write of its lane that this one is based on. */
  readonly behind: string | null;
  /** If-Match, fixed before the first send; absent until then. */
  readonly ifMatch?: string | null;
  readonly sentAt?: Date;
  readonly acknowledgedAt?: Date;
  /** The version that the server answered with; null where it answers none. */
  readonly version?: string | null;
  readonly error?: ErrorBody | null;
  /** The refused write that this one was based on, and with which it left its lane. */
  readonly with?: string;
  /** Sent again to a restored server: no screen shows its effect until rows hold it. */
  readonly again?: boolean;
  readonly trouble?: Trouble;
}

/** Of a write that was tried repeatedly and is neither accepted nor refused: since when, and the last error. */
export interface Trouble {
  readonly since: Date;
  readonly last: Date;
  /** Null where the server answers other requests, but not this one. */
  readonly error: ErrorBody | null;
}

/** A file that waits with the write of its key, until the server has that write. */
export interface OutboxFile {
  readonly key: string;
  readonly type: string;
  readonly size: number;
  /** How many of its bytes, from the beginning, the server has confirmed. */
  readonly sent: number;
  /** A part was sent and not answered: the server may have more than it confirmed. */
  readonly inDoubt: boolean;
}

/** A chunk of a file's bytes, small enough for parts to be read without the rest. */
export interface FileChunk {
  readonly file: string;
  readonly start: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * What a person edits on this device, from the first keystroke until the server has it. Its values are plain data, one
 * entry per field; the noun's form defines which.
 */
export interface Draft {
  /** The lane of what is edited: `news:<uuid>`. */
  readonly id: string;
  readonly title: string;
  readonly at: Date;
  /** The form that wrote last. */
  readonly desk: string;
  readonly values: object;
  /** The values the person started from, or others' values that they chose to overwrite; null for something new. */
  readonly base: object | null;
  /** The write that it was last saved by, and the values saved; null before that, and once the server has it. */
  readonly saved: { readonly key: string; readonly values: object } | null;
  /** Nothing was typed since the last save. */
  readonly isSaved: boolean;
}

/** When this outbox was last prepared for a server that had been reset. */
interface OutboxMark {
  readonly name: 'reset';
  readonly at: Date;
}

/** A booking as the server last answered it. */
export type DeviceBooking = AnswerOf<'readBooking', never>;

export interface Outbox {
  readonly owner: string;
  readonly database: Dexie;
  readonly writes: Table<OutboxWrite, string>;
  readonly files: Table<OutboxFile, string>;
  readonly chunks: Table<FileChunk, [string, number]>;
  readonly kept: Table<Draft, string>;
  readonly marks: Table<OutboxMark, 'reset'>;
  /** Bookings as the server last answered them. Visitors: those made or opened on this device; a person: their account's. */
  readonly bookings: Table<DeviceBooking, string>;
}

/** The owner of writes that need no account: they are sent without a session, also after a login or a logout. */
export const VISITOR = 'visitor';

/** The outbox of a person, or of `VISITOR`, on this device. Its schema only ever grows, and no logout or reset deletes it. */
export function openOutbox(owner: string, storage: Storage): Outbox {
  const database = newDatabase(NAME + owner, storage, 'strict');
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
