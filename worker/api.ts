import type { Wire } from '#common/base/wire';
import type { AnswerOf, GivenOf } from '#common/contract/calls/call-parts';
import type { EndpointName, QueuedCall } from '#common/contract/calls/endpoints';
import type { Result } from '#common/base/result';
import type { ErrorAnswer } from '#common/contract/calls/errors';
import type { ArmedDevice } from '#common/contract/tickets/device';
import type { PasskeyLogin } from '#common/contract/people/passkey';
import type { Session } from '#common/contract/people/session';
import type { Draft, KeptBooking } from '#mirror/outbox';
import type { HandedScan } from '#common/rules/scan-handover';
import type { SearchAnswer, SearchWanted } from '#common/rules/search';
import type { SharedFile } from '#mirror/shared-files';

export type { KeptBooking, SharedFile };

/**
 * All that the page may ask of the data worker. Calls across the border return values, never throw: classes are lost
 * on the way. Every call has a deadline on the page's side.
 */
export interface WorkerApi {
  /** Starts the worker for this page: opens the mirror, restores the session, begins to follow the server. */
  start(options: StartOptions): Promise<void>;

  login(email: string, password: string): Promise<Result<Session, Failure>>;
  /** By a key that the page's browser has signed with. */
  loginByPasskey(login: PasskeyLogin): Promise<Result<Session, Failure>>;
  /** Clears the device first; the DELETE follows when the server can be reached. */
  logout(): Promise<Result<null, Failure>>;

  /**
   * Saves a write: resolves when it lies in a completed strict transaction of the outbox. Here as below, `by` is whom the
   * page takes to be logged in, null for nobody: where another tab has let somebody else in, that is no session, and
   * nothing is kept under the wrong name.
   */
  enqueue(write: NewWrite, by: string | null): Promise<Result<SavedWrite, Failure>>;
  /** What has become of a write, once that is known or some seconds are over. */
  fateOfWrite(key: string): Promise<Result<WriteFate, Failure>>;
  /**
   * Saves a file with its bytes: resolves when they lie in the outbox. It leaves in parts, behind what its lane
   * (`image:<uuid>`) holds.
   */
  enqueueFile(file: NewFile, by: string | null): Promise<Result<SavedWrite, Failure>>;
  /** Pictures that other programs of the device gave to the installed site; they wait for a week, for whoever is here. */
  readShared(): Promise<Result<readonly SharedFile[], Failure>>;
  /** They were added, or are not wanted. */
  forgetShared(ids: readonly number[]): Promise<Result<null, Failure>>;
  /** A refused or parked write: sends it again, or gives it up for good. */
  retryWrite(key: string): Promise<void>;
  discardWrite(key: string): Promise<void>;

  /** Keeps what is being typed; resolves when it is durable. Fields that it does not name stay as they were kept. */
  keepDraft(draft: DraftChange, by: string | null): Promise<Result<null, Failure>>;
  /** Gives up what was typed, and what was refused of it. */
  dropDraft(id: string, by: string | null): Promise<Result<null, Failure>>;

  /** Keeps a booking that was read, for times without a network; resolves when it is durable. */
  keepBooking(booking: KeptBooking): Promise<Result<null, Failure>>;

  /** Scans go to the device's own outbox; resolves when they are durable. */
  enqueueScan(scan: NewScan): Promise<Result<SavedWrite, Failure>>;
  /** What this phone scanned on a date, with what it took over from others, for another to take over. */
  scansToHandOver(dateUuid: string): Promise<Result<readonly HandedScan[], Failure>>;
  /** Takes scans of other phones over, to count here and to be sent; resolves when they are durable. */
  takeOverScans(scans: readonly HandedScan[]): Promise<Result<null, Failure>>;
  /** Makes this phone a door, online only. The key stays in the worker. */
  armDevice(name: string): Promise<Result<ArmedDevice, Failure>>;
  /** This phone; others are disarmed by `ask`. */
  disarmDevice(): Promise<Result<null, Failure>>;

  /**
   * Asks the server now, as whoever is here: for what only the server knows, and for what is worth nothing later. The
   * answer was checked; a file is a Blob.
   */
  ask<Name extends AskedCall>(
    call: Name,
    given: GivenOf<Name>,
  ): Promise<Result<AnswerOf<Name, Blob>, Failure>>;

  /** Looks in all that this device's mirror holds, without a network. Null: a later search took its place. */
  search(wanted: SearchWanted): Promise<Result<SearchAnswer | null, Failure>>;

  /** Keeps photos of years for times without a network, or lets them go; saved when it resolves, done bit by bit. */
  keepPhotos(wish: KeepWish): Promise<Result<null, Failure>>;

  /**
   * Synchronises at once (became visible, came online, the person asked). Resolves when the round is over: whether the mirror
   * holds all that the server has now.
   */
  synchronise(): Promise<boolean>;
  /** Tells each change of the state; the returned number stops it. */
  watch(listener: (state: SyncState) => void): Promise<number>;
  unwatch(watcher: number): Promise<void>;
}

/** Calls that a page may make by itself: all but those that wait in the outbox, and those that are the worker's own. */
export type AskedCall = Exclude<
  EndpointName,
  | QueuedCall
  | 'login'
  | 'loginByPasskey'
  | 'logout'
  | 'refresh'
  | 'armDevice'
  | 'pullChanges'
  | 'streamChanges'
  | 'sendUploadPart'
>;

export interface StartOptions {
  /** What the address bar shows, so that the first load brings that first. */
  readonly path: string;
  /** The rows that the page's HTML brought, as text; null where it brought none. */
  readonly firstRows: string | null;
}

/** What a person wants of the photos that this device keeps. Another year, or `resume`, ends a pause. */
export type KeepWish =
  | { readonly kind: 'keep' | 'release'; readonly years: readonly number[] }
  | { readonly kind: 'pause' }
  /** Goes on, with those too that could not be had before. */
  | { readonly kind: 'resume' };

/** A write of a page: what its call takes is said by the contract. */
export type NewWrite = { [Call in QueuedCall]: WriteOf<Call> }[QueuedCall];

export interface WriteOf<Call extends QueuedCall> {
  readonly call: Call;
  readonly params: GivenOf<Call> extends { readonly params: infer Params } ? Params : NoParams;
  readonly body: GivenOf<Call> extends { readonly body: infer Body } ? Wire<Body> : null;
  /** The thing edited: `news:<uuid>`; order holds inside a lane. */
  readonly lane: string;
  /** The version that the person saw; null for something new. */
  readonly base: string | null;
  /** What the list 'À traiter' calls it: 'Brève « Rideau levé »'. */
  readonly label: string;
  /** It saves what is kept under its lane's name, and stands in for what was refused of it before. */
  readonly savesDraft?: boolean;
}

type NoParams = Readonly<Record<string, never>>;

/** What a form has to keep of a thing being edited; see `Draft`. */
export interface DraftChange extends Pick<Draft, 'id' | 'title' | 'desk' | 'base'> {
  readonly changed: object;
  /** What it is where nothing was kept yet. */
  readonly whole: object;
  /** Fields in which the person chose between their words and somebody else's, as that other has them. */
  readonly seen?: object;
}

/** Calls whose body names a file. */
export type FileCall = 'takeImageFile' | 'takePreviewImageFile';

/** The write of a file, until its bytes are read: they give it its body. */
export type FileWrite<Call extends FileCall> = Pick<WriteOf<Call>, 'call' | 'params' | 'lane' | 'label'>;

/** A picture for an image or a miniature, which was created before, here or long ago. */
export interface NewFile extends FileWrite<FileCall> {
  readonly file: Blob;
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

/**
 * `done`: the server has taken it; `waiting`: it is still on this device; `refused`: it stands in 'À traiter'; `unknown`: it is
 * nobody's who is here.
 */
export type WriteFate = 'done' | 'waiting' | 'refused' | 'unknown';

/** Why a call did not succeed: the server's own words, or none where it did not answer. */
export interface Failure {
  /** `full`: this device has no room left; nothing was stored. */
  readonly kind: 'refused' | 'no-answer' | 'storage' | 'full' | 'no-session';
  readonly error: ErrorAnswer | null;
  readonly status: number | null;
}

/** What the person always sees. */
export interface SyncState {
  readonly line: 'unknown' | 'online' | 'offline';
  /** Writes and scans that the server has not acknowledged. */
  readonly waiting: number;
  /** What visitors wrote and the server has not acknowledged: it leaves whoever is logged in. */
  readonly letters: number;
  readonly toAttend: readonly WriteToAttend[];
  /** Files that wait or are on their way; counted in `waiting` too. */
  readonly uploads: readonly WaitingUpload[];
  /** When the mirror last held all that the server knew; null before a first load ended. */
  readonly mirroredAt: Date | null;
  readonly loading: boolean;
  /** How far this device's clock is ahead of the server's, in milliseconds; null when unknown. */
  readonly clockOffset: number | null;
  readonly session: SessionState;
  readonly device: { readonly uuid: string; readonly name: string; readonly expiresAt: Date } | null;
  /** What had been saved here, and the browser lost before the server had it, by its labels. */
  readonly lost: readonly string[];
  /** The name of the door that this phone was until the office disarmed it from afar. */
  readonly disarmedDoor: string | null;
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
  /** What it edits; null for a scan. */
  readonly lane: string | null;
  readonly label: string;
  readonly at: Date;
  /** `trying`: the server has neither taken nor refused it for an hour; it is still being sent. */
  readonly reason: 'attend' | 'conflict' | 'park' | 'trying';
  readonly error: ErrorAnswer | null;
}

/** A file that the server does not have, in bytes. */
export interface WaitingUpload {
  readonly key: string;
  readonly lane: string;
  readonly label: string;
  readonly sent: number;
  readonly size: number;
}

/** What the page may tell the service worker. `check` is answered on the message's port with a ServiceAnswer. */
export type ServiceMessage =
  | { readonly kind: 'activate' }
  /** An editor uses this device: what they work with is stored too. */
  | { readonly kind: 'keep-desk' }
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
