import type { Wire } from '#common/base/wire';
import type { GivenOf } from '#common/contract/calls/call-parts';
import type { QueuedCall } from '#common/contract/calls/endpoints';
import type { PaidMeans } from '#common/contract/tickets/ticket-order';
import type { Draft } from '#mirror/outbox';

/* What a page has this device save, and what comes of it. */

/** A write of a page; the contract defines what its call takes. */
export type NewWrite = { [Call in QueuedCall]: WriteOf<Call> }[QueuedCall];

export interface WriteOf<Call extends QueuedCall> {
  readonly call: Call;
  readonly params: GivenOf<Call> extends { readonly params: infer Params } ? Params : NoParams;
  readonly body: GivenOf<Call> extends { readonly body: infer Body } ? Wire<Body> : null;
  /** The thing edited (`news:<uuid>`); the writes of a lane keep their order. */
  readonly lane: string;
  /** The version that the person saw; null for something new. */
  readonly base: string | null;
  /** Its name in the list 'À traiter': 'Brève « Rideau levé »'. */
  readonly label: string;
  /** The fields of the draft of its lane that it saves; it then replaces the lane's refused writes. */
  readonly savesDraft?: object;
}

type NoParams = Readonly<Record<string, never>>;

/** The changes of a form to store as a draft; see `Draft`. */
export interface DraftChange extends Pick<Draft, 'id' | 'title' | 'desk' | 'base'> {
  readonly changed: object;
  /** All values, for when no draft is stored yet. */
  readonly whole: object;
  /** Fields in which the person chose between their version and another person's, with the other's values. */
  readonly seen?: object;
}

/** Calls whose body names a file. */
export type FileCall = 'takeImageFile' | 'takePreviewImageFile';

/** The write of a file before its bytes are read; its body is made from them. */
export type FileWrite<Call extends FileCall> = Pick<WriteOf<Call>, 'call' | 'params' | 'lane' | 'label'>;

/** A picture for an image or a preview image. */
export interface NewFile extends FileWrite<FileCall> {
  readonly file: Blob;
  /** What saves the fields of that image, in the same lane: both are in the outbox, or neither. */
  readonly record?: NewWrite;
  /** The drafts that it ends: they are kept, or it is in the outbox. */
  readonly drafts?: readonly string[];
}

export interface NewScan {
  /** Of the page's making, as that of a write. */
  readonly key?: string;
  readonly ticket: string | null;
  readonly code: string | null;
  readonly dateUuid: string;
  readonly kind: 'entry' | 'exit' | 'undo';
  readonly count: number;
  readonly undoes: string | null;
  /** How the amount due was paid, if it was, and how much, in euros. */
  readonly paid: PaidMeans | false;
  readonly amount?: number;
  /** When it was scanned, corrected by the clock offset. */
  readonly at: Date;
}

export interface SavedWrite {
  readonly key: string;
  readonly at: Date;
}

/**
 * `done`: the server has accepted it; `waiting`: it is still on this device; `refused`: it is listed in 'À traiter';
 * `unknown`: it was discarded, or no outbox of the current person or of visitors holds it.
 */
export type WriteOutcome = 'done' | 'waiting' | 'refused' | 'unknown';
