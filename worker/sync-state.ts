import type { ErrorBody } from '#common/contract/calls/errors';
import type { Session } from '#common/contract/people/session';
import type { Move } from '#common/rules/whereabouts';

/** The state that every page shows. */
export interface SyncState {
  readonly line: 'unknown' | 'online' | 'offline';
  /** What answered last in our server's place, by its status; null: our server, or nothing. */
  readonly foreign: string | null;
  /** The site's other address, if it has told of one. */
  readonly move: Move | null;
  /** Writes and scans that the server has not acknowledged. */
  readonly waiting: number;
  /** Those of `waiting` that are sent only with a login: a phone that has a door's key sends its scans without one. */
  readonly waitingForLogin: number;
  /**
   * Writes that wait for the login of the person whose session ended here, and of other people; refused ones too. Whoever
   * is here learns no more of them.
   */
  readonly waitingForReturn: number;
  readonly waitingForOthers: number;
  /** Scans that the server has not acknowledged, including those that wait for a right. */
  readonly waitingScans: number;
  /** Visitors' writes that the server has not acknowledged; they are sent whoever is logged in. */
  readonly visitorWrites: number;
  /** How many of them are bookings. */
  readonly visitorBookings: number;
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
  /** How much of the archive is here until a first load of it has finished; null afterwards. */
  readonly held: HeldRows | null;
  /** The browser has refused to store what the server sent: the mirror stays as it is until there is room. */
  readonly isFull: boolean;
  /** The browser has lost its databases: this worker can no longer read or write them. */
  readonly isStorageLost: boolean;
  /** How far this device's clock is ahead of the server's, in milliseconds; null when unknown. */
  readonly clockOffset: number | null;
  readonly session: SessionState;
  /** This phone as a door, also once its key has ended, until it is armed again or disarmed. */
  readonly device: ArmedPhone | null;
  /** Labels of writes that were saved here, and that the browser lost before the server had them. */
  readonly lost: readonly string[];
  /** This phone's name as a door, if the office disarmed it remotely. */
  readonly disarmedDoor: string | null;
}

/** `expiresAt`: until when its key is good, by the server's clock; an evening in progress is not cut off. */
export interface ArmedPhone {
  readonly uuid: string;
  readonly name: string;
  readonly expiresAt: Date;
  /** The server knows no such key: what this phone scans waits for a login. */
  readonly isForgotten?: true;
}

/** How many rows of the archive a mirror holds. */
export interface HeldRows {
  /** News items and plays; each has a text, which comes after all titles. */
  readonly titles: number;
  readonly texts: number;
  readonly images: number;
  /** Whether the first load has come to the texts, so that no title is missing. */
  readonly hasAllTitles: boolean;
}

/**
 * On `ended`, the page shows the expiry message and the login dialog, and goes home. `person`: whose session it was;
 * `reason`: why the server ended it, in French, if it said so. `isLapsed`: both its tokens have expired unused, and the
 * page says nothing.
 */
export type SessionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly session: Session }
  | {
      readonly kind: 'ended';
      readonly person: string;
      readonly reason: string | null;
      readonly isLapsed?: boolean;
    };

/** A write that a person must look at, or that waits for a right. */
export interface WriteToAttend {
  readonly key: string;
  /** What it edits; null for a scan. */
  readonly lane: string | null;
  readonly label: string;
  readonly at: Date;
  /**
   * `trying`: the server has neither taken nor refused it for an hour; it is still being sent. `elsewhere`: the site has
   * another address, and it is sent from here only where a person asks for it.
   */
  readonly reason: 'attend' | 'conflict' | 'park' | 'trying' | 'elsewhere';
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
