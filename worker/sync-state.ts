import type { ErrorBody } from '#common/contract/calls/errors';
import type { Session } from '#common/contract/people/session';

/** The state that every page shows. */
export interface SyncState {
  readonly line: 'unknown' | 'online' | 'offline';
  /** Writes and scans that the server has not acknowledged. */
  readonly waiting: number;
  /** Those of `waiting` that are sent only with a login: a phone that has a door's key sends its scans without one. */
  readonly waitingForLogin: number;
  /** Visitors' writes that the server has not acknowledged; they are sent whoever is logged in. */
  readonly visitorWrites: number;
  readonly toAttend: readonly WriteToAttend[];
  /** Files that wait or are being sent; counted in `waiting` too. */
  readonly uploads: readonly WaitingUpload[];
  /** When the mirror was last up to date with the server; null until a first load is complete. */
  readonly mirroredAt: Date | null;
  /** When the person's own rows were last up to date; null from a login until the first load of them is complete. */
  readonly ownMirroredAt: Date | null;
  /** A first load, of everybody's or of the person's own rows, is under way or about to begin. */
  readonly loading: boolean;
  /** The server answers, but the last rounds did not end well: it may have rows that are not here. */
  readonly isBehind: boolean;
  /** How far this device's clock is ahead of the server's, in milliseconds; null when unknown. */
  readonly clockOffset: number | null;
  readonly session: SessionState;
  readonly device: { readonly uuid: string; readonly name: string; readonly expiresAt: Date } | null;
  /** Labels of writes that were saved here, and that the browser lost before the server had them. */
  readonly lost: readonly string[];
  /** This phone's name as a door, if the office disarmed it remotely. */
  readonly disarmedDoor: string | null;
}

/** On `ended`, the page shows the expiry message and the login dialog, and goes home. */
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
  readonly error: ErrorBody | null;
}

/** A file that the server does not have yet; sizes in bytes. */
export interface WaitingUpload {
  readonly key: string;
  readonly lane: string;
  readonly label: string;
  readonly sent: number;
  readonly size: number;
}
