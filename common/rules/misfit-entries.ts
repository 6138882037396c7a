import type { DoorScanRow, DoorTicketRow, VerdictCode } from '../contract/tickets/door';
import { type CounterRows, arrivedByTicket } from './counter';

/** An entry that counts though it does not fit its ticket. */
export interface MisfitEntry {
  readonly scan: DoorScanRow;
  readonly misfit: VerdictCode;
  readonly ticket: DoorTicketRow | undefined;
  /** How many more people came than the ticket admits. */
  readonly beyond: number;
}

/** Whether an entry was unpaid when it was judged, and its ticket owes nothing any more: nobody pays twice. */
export const isPaidSince = (misfit: VerdictCode, ticket: DoorTicketRow | undefined): boolean =>
  misfit === 'A_ENCAISSER' && ticket?.amountDue === 0;

/**
 * The entries of a date that count though they do not fit their tickets, oldest first, without those taken back or paid
 * since.
 */
export function misfitEntries({ date, tickets, scans }: CounterRows): readonly MisfitEntry[] {
  const undone = new Set(
    scans.flatMap(({ undoes, status }) => (status === 'accepted' ? (undoes ?? []) : [])),
  );
  const arrivals = arrivedByTicket(date, tickets, scans);
  return scans
    .flatMap((scan) => {
      const { uuid, misfit } = scan;
      if (misfit === undefined || undone.has(uuid)) return [];
      const ticket = tickets.find((one) => one.uuid === scan.ticket);
      if (isPaidSince(misfit, ticket)) return [];
      const came = arrivals.get(scan.ticket ?? '')?.people ?? 0;
      const beyond = ticket === undefined ? 0 : Math.max(0, came - ticket.seats);
      return [{ scan, misfit, ticket, beyond }];
    })
    .toSorted((one, other) => one.scan.at.getTime() - other.scan.at.getTime());
}
