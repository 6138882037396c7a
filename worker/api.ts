import type { AnswerOf, GivenOf } from '#common/contract/call-parts';
import type { EndpointName, QueuedCall } from '#common/contract/endpoints';
import type { Result } from '#common/base/result';
import type { ErrorAnswer } from '#common/contract/errors';
import type { ArmedDevice } from '#common/contract/device';
import type { Session } from '#common/contract/session';

/**
 * All that the page may ask of the data worker. Calls across the border return values, never throw: classes are lost
 * on the way. Every call has a deadline on the page's side.
 */
export interface WorkerApi {
  /** Starts the worker for this page: opens the mirror, restores the session, begins to follow the server. */
  start(options: StartOptions): Promise<void>;

  login(email: string, password: string): Promise<Result<Session, Failure>>;
  /** Clears the device first; the DELETE follows when the server can be reached. */
  logout(): Promise<Result<null, Failure>>;

  /** Saves a write: resolves when it lies in a completed strict transaction of the outbox. */
  enqueue(write: NewWrite): Promise<Result<SavedWrite, Failure>>;
  /** A refused or parked write: sends it again, or gives it up for good. */
  retryWrite(key: string): Promise<void>;
  discardWrite(key: string): Promise<void>;

  /** Scans go to the device's own outbox; resolves when they are durable. */
  enqueueScan(scan: NewScan): Promise<Result<SavedWrite, Failure>>;
  /** Makes this phone a door, online only. The key stays in the worker. */
  armDevice(name: string): Promise<Result<ArmedDevice, Failure>>;
  disarmDevice(): Promise<Result<null, Failure>>;

  /**
   * Asks the server now, as whoever is here: for what only the server knows, and for what is worth nothing later. The
   * answer was checked; a file is a Blob.
   */
  ask<Name extends AskedCall>(
    call: Name,
    given: GivenOf<Name>,
  ): Promise<Result<AnswerOf<Name, Blob>, Failure>>;

  /** Synchronises at once (became visible, came online, the person asked). Resolves when the round is over. */
  synchronise(): Promise<void>;
  /** Tells each change of the state; the returned number stops it. */
  watch(listener: (state: SyncState) => void): Promise<number>;
  unwatch(watcher: number): Promise<void>;
}

/** Calls that a page may make by itself: all but those that wait in the outbox, and those that are the worker's own. */
export type AskedCall = Exclude<
  EndpointName,
  QueuedCall | 'login' | 'logout' | 'refresh' | 'armDevice' | 'disarmDevice' | 'pullChanges' | 'streamChanges'
>;

export interface StartOptions {
  /** What the address bar shows, so that the first load brings that first. */
  readonly path: string;
  /** The rows that the page's HTML brought, as text; null where it brought none. */
  readonly firstRows: string | null;
}

export interface NewWrite {
  readonly call: QueuedCall;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The thing edited: `news:<uuid>`; order holds inside a lane. */
  readonly lane: string;
  /** The version that the person saw; null for something new. */
  readonly base: string | null;
  /** What the list 'À traiter' calls it: 'Brève « Rideau levé »'. */
  readonly label: string;
}

export interface NewScan {
  readonly ticket: string | null;
  readonly code: string | null;
  readonly dateUuid: string;
  readonly kind: 'entry' | 'exit' | 'undo';
  readonly count: number;
  readonly undoes: string | null;
  readonly paid: boolean;
  /** Corrected by the clock's offset, when scanned. */
  readonly at: Date;
}

export interface SavedWrite {
  readonly key: string;
  readonly at: Date;
}

/** Why a call did not succeed: the server's own words, or none where it did not answer. */
export interface Failure {
  readonly kind: 'refused' | 'no-answer' | 'storage' | 'no-session';
  readonly error: ErrorAnswer | null;
  readonly status: number | null;
}

/** What the person always sees. */
export interface SyncState {
  readonly line: 'unknown' | 'online' | 'offline';
  /** Writes and scans that the server has not acknowledged. */
  readonly waiting: number;
  readonly toAttend: readonly WriteToAttend[];
  /** When the mirror last held all that the server knew; null before a first load ended. */
  readonly mirroredAt: Date | null;
  readonly loading: boolean;
  /** How far this device's clock is ahead of the server's, in milliseconds; null when unknown. */
  readonly clockOffset: number | null;
  readonly session: SessionState;
  readonly device: { readonly uuid: string; readonly name: string; readonly expiresAt: Date } | null;
}

/** `ended` asks for the expiry message, the login dialog and home. */
export type SessionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly session: Session }
  | { readonly kind: 'ended' };

/** A write that a person must look at, or that waits for a right. */
export interface WriteToAttend {
  readonly key: string;
  readonly label: string;
  readonly at: Date;
  readonly reason: 'attend' | 'conflict' | 'park';
  readonly error: ErrorAnswer | null;
}

/** What the page may tell the service worker. `check` is answered on the message's port with a ServiceAnswer. */
export type ServiceMessage =
  | { readonly kind: 'activate' }
  /** Looks for a newer version: at once when forced, else if six hours have passed since the last look. */
  | { readonly kind: 'check'; readonly force: boolean };

export interface ServiceAnswer {
  /** In how many milliseconds the next look is due. */
  readonly dueIn: number;
}

/** What the service worker may tell its pages: a stored file is lost and the server no longer has it. */
export interface ServiceAlarm {
  readonly kind: 'unrecoverable';
}
