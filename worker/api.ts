import type { AnswerOf, GivenOf } from '#common/contract/calls/call-parts';
import type { EndpointName, QueuedCall } from '#common/contract/calls/endpoints';
import type { Result } from '#common/base/result';
import type { ErrorBody } from '#common/contract/calls/errors';
import type { ArmedDevice } from '#common/contract/tickets/device';
import type { SoughtThing } from '#common/contract/feed/changes';
import type { FirstAdministrator } from '#common/contract/site/first-run';
import type { PasskeyLogin } from '#common/contract/people/passkey';
import type { Session } from '#common/contract/people/session';
import type { DeviceBooking } from '#mirror/outbox';
import type { HandedScan } from '#common/rules/scan-handover';
import type { SearchAnswer, SearchWanted } from '#common/rules/search';
import type { SharedFile } from '#mirror/shared-files';
import type {
  DraftChange,
  FileCall,
  FileWrite,
  NewFile,
  NewScan,
  NewWrite,
  SavedWrite,
  WriteOf,
  WriteOutcome,
} from './saves';
import type {
  ArmedPhone,
  HeldRows,
  SessionState,
  SyncState,
  WaitingUpload,
  WriteToAttend,
} from './sync-state';

export type {
  ArmedPhone,
  DraftChange,
  FileCall,
  FileWrite,
  HeldRows,
  DeviceBooking,
  NewFile,
  NewScan,
  NewWrite,
  SavedWrite,
  SessionState,
  SharedFile,
  SyncState,
  WaitingUpload,
  WriteOf,
  WriteOutcome,
  WriteToAttend,
};

/**
 * Everything the page may ask of the data worker. Calls return values and never throw, since error classes are lost
 * between worker and page. The page sets a deadline on every call.
 */
export interface WorkerApi {
  /** Starts the worker for this page: opens the mirror, restores the session, begins to follow the server. */
  start(options: StartOptions): Promise<void>;

  login(email: string, password: string): Promise<Result<Session, Failure>>;
  /** Logs in by a passkey that the page's browser has signed with. */
  loginByPasskey(login: PasskeyLogin): Promise<Result<Session, Failure>>;
  /** Opens the first administrator's account of a new site, and logs in to it. */
  createFirstAdministrator(written: FirstAdministrator): Promise<Result<Session, Failure>>;
  /** Clears the device first; the DELETE follows when the server can be reached. */
  logout(): Promise<Result<null, Failure>>;
  /** The same for an account that was deleted: what still waits for it can never be sent, and leaves the device. */
  leaveForGood(): Promise<Result<null, Failure>>;

  /**
   * Saves a write; resolves once a strict transaction of the outbox has stored it. Here and below, `by` is the person
   * whom the page believes to be logged in, null for none: if another tab has logged someone else in, the call fails
   * with `no-session`, and nothing is stored under the wrong name.
   * @param key of the page's making, under which it may ask once more: it is then stored once
   */
  enqueue(write: NewWrite, by: string | null, key?: string): Promise<Result<SavedWrite, Failure>>;
  /** The outcome of a write, once it is known or after a few seconds. */
  outcomeOfWrite(key: string): Promise<Result<WriteOutcome, Failure>>;
  /**
   * Saves a file with its bytes; resolves when they are in the outbox. It is sent in parts, after the earlier writes of
   * its lane (`image:<uuid>`).
   */
  enqueueFile(file: NewFile, by: string | null, key?: string): Promise<Result<SavedWrite, Failure>>;
  /** Pictures that other programs shared with the installed site; kept for a week, for any user of this device. */
  readShared(): Promise<Result<readonly SharedFile[], Failure>>;
  /** Deletes shared pictures that were added or are not wanted. */
  forgetShared(ids: readonly number[]): Promise<Result<null, Failure>>;
  /** A refused or parked write: sends it again, or gives it up for good; a visitor's also while it waits. */
  retryWrite(key: string): Promise<void>;
  discardWrite(key: string): Promise<void>;

  /**
   * Stores a draft as it is typed; resolves when it is durable. Fields not named keep their stored values. Still possible
   * for who was typing as their session ended, until somebody else logs in.
   */
  keepDraft(draft: DraftChange, by: string | null): Promise<Result<null, Failure>>;
  /** Discards a draft, and the refused writes of its thing. */
  dropDraft(id: string, by: string | null): Promise<Result<null, Failure>>;

  /** Stores a booking that was read, for use offline; resolves when it is durable. */
  keepBooking(booking: DeviceBooking): Promise<Result<null, Failure>>;
  /** Reads anew, and stores, what is kept here of bookings to come, and the bookings of whoever is logged in. */
  refreshBookings(): Promise<Result<null, Failure>>;
  /** Deletes the bookings that were made or opened on this device; the server still has them. */
  forgetBookings(): Promise<Result<null, Failure>>;

  /** Scans go to the device's own outbox; resolves when they are durable. */
  enqueueScan(scan: NewScan): Promise<Result<SavedWrite, Failure>>;
  /** The scans of a date that this phone made or took over, for another phone to take over. */
  scansToHandOver(dateUuid: string): Promise<Result<readonly HandedScan[], Failure>>;
  /** Takes over scans of other phones: they count here and are sent from here; resolves when they are durable. */
  takeOverScans(scans: readonly HandedScan[]): Promise<Result<null, Failure>>;
  /** Arms this phone as a door, online only. The key stays in the worker. */
  armDevice(name: string): Promise<Result<ArmedDevice, Failure>>;
  /** Disarms this phone; other phones are disarmed through `ask`. */
  disarmDevice(): Promise<Result<null, Failure>>;

  /**
   * Asks the server now, as the current person: for data that only the server has, and for calls that are useless
   * later. The answer has been validated; a file is a Blob.
   */
  ask<Name extends AskedCall>(
    call: Name,
    given: GivenOf<Name>,
  ): Promise<Result<AnswerOf<Name, Blob>, Failure>>;

  /**
   * Reads one public thing from the server that the mirror lacks, during a first load or where it has no room, and stores
   * it there if it can. The server's `not-found` says that it does not exist.
   */
  readThing(sought: SoughtThing): Promise<Result<ThingRead, Failure>>;

  /** Searches this device's whole mirror, without a network. Null: superseded by a later search. */
  search(wanted: SearchWanted): Promise<Result<SearchAnswer | null, Failure>>;

  /** Keeps the photos of some years for use offline, or releases them: saved when it resolves, done bit by bit. */
  keepPhotos(wish: KeepWish): Promise<Result<null, Failure>>;

  /**
   * Synchronises at once (the page became visible or came online, or the person asked). Resolves when the round is
   * over, with whether the mirror is now up to date.
   */
  synchronise(): Promise<boolean>;
  /** Sends what waits from the address that this page has, though the site has another one by now; at once, and when asked. */
  sendFromHere(): Promise<void>;
  /** Whether this worker gets to its databases. False also where they do not answer. */
  isWell(): Promise<boolean>;
  /** Calls the listener on each change of the state; `unwatch` takes the returned number. */
  watch(listener: (state: SyncState) => void): Promise<number>;
  unwatch(watcher: number): Promise<void>;
}

/** Calls that a page may make directly: all except those queued in the outbox and those reserved for the worker. */
export type AskedCall = Exclude<
  EndpointName,
  | QueuedCall
  | 'login'
  | 'loginByPasskey'
  | 'createFirstAdministrator'
  | 'logout'
  | 'refresh'
  | 'armDevice'
  | 'pullChanges'
  | 'streamChanges'
  | 'readThing'
  | 'sendUploadPart'
>;

export interface ThingRead {
  /** Whether the mirror now has all of its rows. */
  readonly isStored: boolean;
  /** The rows by collection, as JSON text. */
  readonly rows: string;
}

export interface StartOptions {
  /** The rows embedded in the page's HTML, as text; null if there are none. */
  readonly firstRows: string | null;
}

/** What a person wants done with the photos kept on this device. Another year, or `resume`, ends a pause. */
export type KeepWish =
  | { readonly kind: 'keep' | 'release'; readonly years: readonly number[] }
  | { readonly kind: 'pause' }
  /** Continues, and retries the photos that failed before. */
  | { readonly kind: 'resume' };

/** Why a call failed: the server's error, or null if it did not answer. */
export interface Failure {
  /**
   * `full`: this device has no room left; nothing was stored. `lost`: the browser has lost its databases, until they are
   * opened again. `late`: this device's worker was silent; it may still do it.
   */
  readonly kind: 'refused' | 'no-answer' | 'late' | 'storage' | 'full' | 'lost' | 'no-session';
  readonly error: ErrorBody | null;
  readonly status: number | null;
  /** Of `no-answer`: the status of what answered in our server's place, `502 Bad Gateway`. Absent: nothing did. */
  readonly foreign?: string;
}
