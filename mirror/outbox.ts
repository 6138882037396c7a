import { Dexie, type Table } from 'dexie';
import type { QueuedCall } from '#common/contract/endpoints';
import type { ErrorAnswer } from '#common/contract/errors';
import type { PersonReference } from '#common/contract/user';
import { type Storage, databaseOptions } from './storage';

/**
 * Where a write stands:
 *
 *   queued ──answered──> acknowledged ──the mirror's rows hold it──> settled
 *     ^ │                     │
 *     │ └─refused─> attend, conflict, park ──given up──> discarded
 *     └──sent again──────────┴───────────┘
 */
export type WriteState = 'queued' | 'acknowledged' | 'settled' | 'attend' | 'conflict' | 'park' | 'discarded';

/** A write of one person. It is never lost before the server has it or the person gave it up. */
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
  readonly author: PersonReference;
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
  /** The refused write that this one was made upon, and went with. */
  readonly with?: string;
  /** Sent again for a server that was restored: its effect is shown by no screen until rows hold it. */
  readonly again?: boolean;
}

/** What a person keeps on this device besides: drafts, bookings made as a guest. */
export interface KeptThing {
  readonly id: string;
  readonly at: Date;
  readonly value: unknown;
}

/** When this outbox was last prepared for a server that had been reset. */
interface OutboxMark {
  readonly name: 'reset';
  readonly at: Date;
}

export interface Outbox {
  readonly owner: string;
  readonly database: Dexie;
  readonly writes: Table<OutboxWrite, string>;
  readonly kept: Table<KeptThing, string>;
  readonly marks: Table<OutboxMark, 'reset'>;
}

/** A person's outbox on this device. Its schema only ever grows, and no logout or reset deletes it. */
export function openOutbox(owner: string, storage: Storage): Outbox {
  const database = new Dexie(`outbox-${owner}`, databaseOptions(storage, 'strict'));
  database.version(1).stores({ writes: 'key, lane, state', kept: 'id', marks: 'name' });
  return {
    owner,
    database,
    writes: database.table('writes'),
    kept: database.table('kept'),
    marks: database.table('marks'),
  };
}
