import type { Collection } from '#common/contract/feed/collection-names';
import type { TicketOrder } from '#common/contract/tickets/ticket-order';
import type { RoleCode } from '#common/contract/people/roles';
import type { WireAnswer, WireRequest } from './fake-network';

/** A write or scan that took effect, as the ledger is compared with. */
export interface Effect {
  readonly key: string;
  /** Who sent it; null: the phone, under its key. */
  readonly user: string | null;
  /** The phone that brought it first, where the server of this world keeps it. */
  readonly device?: string | undefined;
}

export type Rows = ReadonlyMap<Collection, ReadonlyMap<string, object>>;

/** The server of a world: the real one on a real database, or the model of its promises, which is much faster. */
export interface WorldServer {
  answer(request: WireRequest): Promise<WireAnswer>;
  /** What the server would answer this person at this moment; null asks as a visitor. */
  visible(person: string | null): Promise<Rows>;
  effects(): Promise<readonly Effect[]>;
  /** All sales of the counter. */
  orders(): Promise<readonly TicketOrder[]>;
  /** News that were deleted, or put off to a later moment: each as often as that happened. */
  withdrawn(): readonly string[];
  /** An editor elsewhere saves, schedules or deletes something. */
  editElsewhere(title: string): Promise<void>;
  setRoles(person: string, roles: readonly RoleCode[]): Promise<void>;
  backUp(): Promise<void>;
  /** Goes back to the last backup, if there is one. */
  restore(): Promise<boolean>;
  /** Tickets of the evening, and its date. */
  readonly tickets: readonly string[];
  readonly dateUuid: string;
}
