import { fold } from '#common/base/fold';
import type { DoorDateRow, DoorScanRow, DoorTicketRow } from '#common/contract/tickets/door';
import { isShortCodeOf } from '#common/rules/short-code';
import { readJournal } from '#common/rules/scan-journal';
import type { DoorScan } from '#common/rules/ticket-verdict';

/** The tickets of one date, held in memory so that a verdict waits for nothing. */
export interface TicketIndex {
  readonly expected: number;
  find(uuid: string): DoorTicketRow | undefined;
  /** Tickets by the beginnings of the holder's names, accents folded, 2 letters at least; or by their short code. */
  search(typed: string): readonly DoorTicketRow[];
}

export function indexTickets(tickets: readonly DoorTicketRow[]): TicketIndex {
  const byUuid = new Map(tickets.map((ticket) => [ticket.uuid, ticket]));
  const folded = tickets.map((ticket) => ({ ticket, name: ` ${fold(ticket.name)}` }));
  return {
    expected: tickets.filter(isExpected).reduce((sum, { seats }) => sum + seats, 0),
    find: (uuid) => byUuid.get(uuid),
    search(typed) {
      const beginnings = fold(typed).split(' ');
      if (fold(typed).length < 2) return [];
      return folded
        .filter(
          ({ name, ticket }) =>
            beginnings.every((beginning) => name.includes(` ${beginning}`)) ||
            isShortCodeOf(typed, ticket.uuid),
        )
        .map(({ ticket }) => ticket);
    },
  };
}

/** The scans that count, by ticket. */
export type ScansByTicket = ReadonlyMap<string, readonly DoorScan[]>;

/** Rows that the server refused do not count. */
export function groupScans(rows: readonly DoorScanRow[]): ScansByTicket {
  const byTicket = new Map<string, DoorScan[]>();
  for (const row of rows) {
    if (row.ticket === null || row.status === 'refused') continue;
    const known = byTicket.get(row.ticket);
    if (known) known.push(doorScan(row));
    else byTicket.set(row.ticket, [doorScan(row)]);
  }
  return byTicket;
}

/** How many people are in the hall. */
export function countInside(
  scans: ScansByTicket,
  tickets: TicketIndex,
  date: Pick<DoorDateRow, 'reEntry'>,
): number {
  let inside = 0;
  for (const [uuid, known] of scans) {
    // A genuine ticket that this phone never heard of: as many seats as came in.
    const seats = tickets.find(uuid)?.seats ?? 10;
    inside += readJournal(known, { seats, reEntry: date.reEntry }).inside;
  }
  return inside;
}

function doorScan(row: DoorScanRow): DoorScan {
  const { uuid, at, device, seq, kind, count, undoes, deviceName, by } = row;
  // Whether an undo came in time was judged when it was made.
  return {
    key: uuid,
    at,
    device,
    seq,
    kind,
    count,
    undoes: undoes ?? null,
    supervisor: true,
    deviceName,
    by,
  };
}

function isExpected(ticket: DoorTicketRow): boolean {
  const facts = [ticket.replacedBy, ticket.cancelledAt, ticket.blockedAt];
  return ticket.generated && facts.every((fact) => fact === undefined);
}
