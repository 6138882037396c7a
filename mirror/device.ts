import type { Dexie, Table } from 'dexie';
import type { ScanResult, ScanWrite } from '#common/contract/tickets/door';
import type { ErrorBody } from '#common/contract/calls/errors';
import type { Session } from '#common/contract/people/session';
import type { PersonReference } from '#common/contract/people/user';
import type { Move } from '#common/rules/whereabouts';
import type { Trouble, WriteState } from './outbox';
import { type Storage, newDatabase } from './storage';

/** A scan made on this device, by whichever person, or handed over by another phone. */
export interface OutboxScan {
  readonly key: string;
  readonly seq: number;
  readonly scan: ScanWrite;
  readonly deviceName: string;
  readonly author: PersonReference | null;
  readonly at: Date;
  readonly state: WriteState;
  readonly acknowledgedAt?: Date;
  readonly result?: ScanResult;
  readonly error?: ErrorBody | null;
  readonly again?: boolean;
  readonly trouble?: Trouble;
  /** The key of the request that it was sent with last. */
  readonly batch?: string;
  /** Another phone made it, and handed it over. */
  readonly isTakenOver?: true;
}

/** A closed session whose end the server has not been told. */
export interface Farewell {
  readonly token: string;
  readonly at: Date;
}

/** Facts about this device, one row each. */
export type DeviceFact =
  | { readonly name: 'identity'; readonly uuid: string }
  | StoredSession
  | EndedSession
  | { readonly name: 'armed'; readonly device: ArmedFact }
  | { readonly name: 'last-seq'; readonly seq: number }
  | { readonly name: 'reset'; readonly at: Date }
  | { readonly name: 'requests'; readonly at: readonly number[] }
  /** The value of this browser's secret cookie, which a worker cannot read. */
  | { readonly name: 'csrf'; readonly token: string }
  | ({ readonly name: 'move' } & Move)
  | OfflineYears;

/** The session of the person who is logged in on this device. */
export interface StoredSession {
  readonly name: 'session';
  readonly session: Session;
  /** The access token of the session that it was renewed from; absent for one that a login opened. */
  readonly replaces?: string;
}

/** Whose session the server ended here, though nobody closed it; until the next login. */
export interface EndedSession {
  readonly name: 'ended';
  readonly person: string;
  /** Why, in French; null if the server did not say. */
  readonly reason: string | null;
}

/** The years whose photos are kept for use offline, and why fetching them is paused. Public photos only. */
export interface OfflineYears {
  readonly name: 'kept-years';
  readonly years: readonly number[];
  /** The person paused it, or the browser has no more room. */
  readonly pause: 'person' | 'full' | null;
}

export interface ArmedFact {
  readonly uuid: string;
  readonly name: string;
  readonly key: string;
  /** Moves while the key is used. */
  readonly expiresAt: Date;
  /** The server knows no such key: scans are not sent under it. */
  readonly isForgotten?: true;
  /** No longer a door: its key is kept to send its earlier scans. */
  readonly disarmed: boolean;
  /** The office disarmed it: the server gives it no tickets, whoever is logged in, until it is armed again. */
  readonly fromAfar?: boolean;
}

export interface Device {
  readonly database: Dexie;
  readonly facts: Table<DeviceFact, DeviceFact['name']>;
  readonly scans: Table<OutboxScan, string>;
  readonly farewells: Table<Farewell, string>;
  fact<Name extends DeviceFact['name']>(name: Name): Promise<Extract<DeviceFact, { name: Name }> | undefined>;
}

/** What belongs to the device and not to a person: its session, its door key, its scans. Never deleted. */
export function openDevice(storage: Storage): Device {
  const database = newDatabase('device', storage, 'strict');
  database.version(1).stores({ facts: 'name', scans: 'key, &seq, state', farewells: 'token' });
  const facts: Table<DeviceFact, DeviceFact['name']> = database.table('facts');
  return {
    database,
    facts,
    scans: database.table('scans'),
    farewells: database.table('farewells'),
    async fact<Name extends DeviceFact['name']>(name: Name) {
      const found = await facts.get(name);
      // The key of the row is its name: the union narrows by it, which TypeScript cannot follow through a generic.
      return found as Extract<DeviceFact, { name: Name }> | undefined;
    },
  };
}
