import type { DoorDateRow, DoorTicketRow, TicketClaims, VerdictCode } from '../contract/tickets/door';
import { type JournalScan, evaluateScans } from './scan-journal';

/** `unchecked`: the signature could not be checked, which says nothing against the ticket. */
export type Signature = 'good' | 'wrong' | 'not-ours' | 'unchecked';

/** The presented ticket, scanned or searched for. Checking a signature is not pure, so its result is an argument. */
export type Presented =
  | {
      readonly from: 'qr';
      readonly signature: Signature;
      readonly claims: TicketClaims | null;
    }
  | { readonly from: 'search' };

/** A scan of the ticket with the details that staff see. */
export interface DoorScan extends JournalScan {
  readonly deviceName: string;
  readonly by: string;
}

export interface VerdictInput {
  readonly presented: Presented;
  readonly matches: readonly DoorTicketRow[];
  /** All scans of the single match, or of the ticket named by the claims, without refused ones. */
  readonly scans: readonly DoorScan[];
  readonly date: DoorDateRow;
  readonly direction: 'entry' | 'exit';
  /** When the ticket was shown, by the corrected clock. */
  readonly at: Date;
  /** Whether the amount due was confirmed as taken. */
  readonly paid: boolean;
}

export interface Verdict {
  readonly code: VerdictCode;
  readonly ticket: DoorTicketRow | null;
  /** How many people may still come in with this ticket. */
  readonly remaining: number;
  /** How many people came in with this ticket and are still there. */
  readonly inside: number;
  /** The mirror does not have the ticket, or not its generation yet; its signature is good. */
  readonly recent: boolean;
  /** The last entry that stands: its time, door and person. */
  readonly previous: DoorScan | null;
}

/**
 * The verdict of the door, from one function for phone and server: the first condition that holds wins. The claims of a
 * good signature are trusted until they expire; for a ticket in the mirror its row takes precedence, since its date may
 * have moved to a later day.
 */
export function ticketVerdict(input: VerdictInput): Verdict {
  const { presented, matches, date, direction, at } = input;
  const ticket = matches.length === 1 ? (matches[0] ?? null) : null;
  const claims = presented.from === 'qr' ? presented.claims : null;
  const signed =
    presented.from === 'qr' &&
    presented.signature === 'good' &&
    claims !== null &&
    at.getTime() <= claims.x * 1000;
  const seats = ticket?.seats ?? claims?.n ?? 0;
  const { remaining, inside, valid } = evaluateScans(input.scans, { ...date, seats });
  const verdict = (code: VerdictCode): Verdict => ({
    code,
    ticket,
    remaining,
    inside,
    recent: signed && ticket?.generated !== true && code === 'OK',
    previous: valid.findLast((scan) => scan.kind === 'entry') ?? null,
  });

  if (presented.from === 'qr' && presented.signature === 'not-ours') return verdict('INCONNU');
  if (presented.from === 'qr' && presented.signature === 'unchecked') return verdict('TECHNIQUE');
  if (presented.from === 'qr' && presented.signature === 'wrong') return verdict('ALTERE');
  if (matches.length > 1) return verdict('AMBIGU');
  if (ticket?.replacedBy !== undefined) return verdict('REMPLACE');
  if (ticket?.cancelledAt !== undefined) return verdict('ANNULE');
  if (ticket?.blockedAt !== undefined) return verdict('BLOQUE');
  if ((ticket?.dateUuid ?? (claims === null ? date.uuid : dateOfCode(claims, date))) !== date.uuid)
    return verdict('AUTRE_SEANCE');
  if (direction === 'entry' && at < date.doorsOpenAt) return verdict('TROP_TOT');
  if (direction === 'entry' && at > date.doorsCloseAt) return verdict('TROP_TARD');
  // A good signature proves that the ticket was generated after the last update of this phone.
  if (ticket?.generated === false && !signed) return verdict('NON_GENERE');
  if (direction === 'entry' && ticket !== null && ticket.amountDue > 0 && !input.paid && valid.length === 0)
    return verdict('A_ENCAISSER');
  if (direction === 'entry' && remaining <= 0 && seats > 0) return verdict('DEJA_ENTRE');
  if (ticket === null && !signed) return verdict('INCONNU');
  return verdict('OK');
}

/** The date of a ticket that is not among those of `date`: the one in its code, or the one that its booking changed to since. */
export function dateOfCode({ t, d }: TicketClaims, date: Pick<DoorDateRow, 'uuid' | 'movedAway'>): string {
  const moved = d === date.uuid ? date.movedAway?.find(({ ticket }) => ticket === t) : undefined;
  return moved?.dateUuid ?? d;
}
