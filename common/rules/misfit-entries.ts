import type { DoorScanRow, DoorTicketRow, VerdictCode } from '../contract/tickets/door';
import { type BoxOfficeRows, arrivedByTicket } from './box-office';
import { eveningFrom } from './scan-journal';

/** An entry that counts though it does not fit its ticket. */
export interface MisfitEntry {
  readonly scan: DoorScanRow;
  readonly misfit: VerdictCode;
  readonly ticket: DoorTicketRow | undefined;
  /** How many more people came than the ticket admits. */
  readonly beyond: number;
}

/**
 * Whether what did not fit when an entry was judged does now: its ticket owes nothing any more, so that nobody pays twice,
 * or has seats again for all `came` people.
 */
export function isSettledSince(
  misfit: VerdictCode,
  ticket: DoorTicketRow | undefined,
  came: number,
): boolean {
  if (misfit === 'A_ENCAISSER') return ticket?.amountDue === 0;
  return misfit === 'EN_TROP' && ticket !== undefined && came <= ticket.seats;
}

/**
 * The entries of a date's evening that count though they do not fit their tickets, oldest first, without those taken back
 * or settled since.
 */
export function misfitEntries({ date, tickets, scans }: BoxOfficeRows): readonly MisfitEntry[] {
  const undone = new Set(
    scans.flatMap(({ undoes, status }) => (status === 'accepted' ? (undoes ?? []) : [])),
  );
  const from = eveningFrom(date);
  const arrivals = arrivedByTicket(date, tickets, scans);
  return scans
    .flatMap((scan) => {
      const { uuid, misfit, at } = scan;
      if (misfit === undefined || at < from || undone.has(uuid)) return [];
      const ticket = tickets.find((one) => one.uuid === scan.ticket);
      const came = arrivals.get(scan.ticket ?? '')?.people ?? 0;
      if (isSettledSince(misfit, ticket, came)) return [];
      const beyond = ticket === undefined ? 0 : Math.max(0, came - ticket.seats);
      return [{ scan, misfit, ticket, beyond }];
    })
    .toSorted((one, other) => one.scan.at.getTime() - other.scan.at.getTime());
}
