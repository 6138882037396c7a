import type { DoorDateRow, DoorTicketRow, VerdictCode } from '../contract/door';

/** The claims in a ticket's QR: ticket uuid, show date uuid, kind, count of people, expiry (seconds since 1970). */
export interface TicketClaims {
  readonly t: string;
  readonly d: string;
  readonly k: 'free' | 'booking' | 'order';
  readonly n: number;
  readonly x: number;
}

/** What the camera or the hand brought. Checking a signature is not pure, so its result comes as an argument. */
export type Presented =
  | {
      readonly from: 'qr';
      readonly signature: 'good' | 'wrong' | 'not-ours';
      readonly claims: TicketClaims | null;
    }
  | { readonly from: 'search' };

/** An entry or exit of a ticket that stands (undone ones are gone). */
export interface StandingScan {
  readonly kind: 'entry' | 'exit';
  readonly at: Date;
  readonly count: number;
  readonly deviceName: string;
  readonly by: string;
}

export interface VerdictInput {
  readonly presented: Presented;
  readonly matches: readonly DoorTicketRow[];
  /** Entries and exits of the single match that stand, in order of time. */
  readonly journal: readonly StandingScan[];
  readonly date: DoorDateRow;
  readonly direction: 'entry' | 'exit';
  /** When the ticket was shown, by the corrected clock. */
  readonly at: Date;
  /** The amount due was confirmed as taken. */
  readonly paid: boolean;
}

export interface Verdict {
  readonly code: VerdictCode;
  readonly ticket: DoorTicketRow | null;
  /** People left to come in with this ticket. */
  readonly remaining: number;
  /** The ticket is not in the mirror, but its signature is good. */
  readonly recent: boolean;
  readonly previous: StandingScan | null;
}
