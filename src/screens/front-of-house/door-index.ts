import { fold } from '#common/base/fold';
import { wordMatcher } from '#common/base/word-beginnings';
import type { DoorDateRow, DoorScanRow, DoorTicketRow } from '#common/contract/tickets/door';
import { isExpected } from '#common/rules/expected-ticket';
import { shortCodeMatcher } from '#common/rules/short-code';
import { evaluateScans } from '#common/rules/scan-journal';
import type { DoorScan } from '#common/rules/ticket-verdict';

/** The tickets of one date, held in memory so that a verdict is immediate. */
export interface TicketIndex {
  readonly expected: number;
  find(uuid: string): DoorTicketRow | undefined;
  /** Finds tickets by prefixes of the holder's names, accents folded, at least 2 letters; or by their short code. */
  search(typed: string): readonly DoorTicketRow[];
}

export function indexTickets(tickets: readonly DoorTicketRow[]): TicketIndex {
  const byUuid = new Map(tickets.map((ticket) => [ticket.uuid, ticket]));
  const folded = tickets.map((ticket) => ({ ticket, name: fold(ticket.name) }));
  return {
    expected: tickets.filter(isExpected).reduce((sum, { seats }) => sum + seats, 0),
    find: (uuid) => byUuid.get(uuid),
    search(typed) {
      if (fold(typed).length < 2) return [];
      const isNamed = wordMatcher(typed);
      const isCoded = shortCodeMatcher(typed);
      return folded
        .filter(({ name, ticket }) => isNamed(name) || isCoded(ticket.uuid))
        .map(({ ticket }) => ticket);
    },
  };
}

/** Valid scans, by ticket. */
export type ScansByTicket = ReadonlyMap<string, readonly DoorScan[]>;

/** Scans that the server refused are left out. */
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

/** Number of people in the hall. */
export function countInside(
  scans: ScansByTicket,
  tickets: TicketIndex,
  date: Pick<DoorDateRow, 'reEntry' | 'doorsOpenAt'>,
): number {
  let inside = 0;
  for (const [uuid, known] of scans) {
    // A genuine ticket unknown to this phone: assumes 10 seats, the most that a ticket has, so that all its entries
    // count.
    const seats = tickets.find(uuid)?.seats ?? 10;
    inside += evaluateScans(known, { ...date, seats }).inside;
  }
  return inside;
}

function doorScan(row: DoorScanRow): DoorScan {
  const { uuid, at, device, seq, kind, count, undoes, seats, deviceName, by } = row;
  // Whether an undo came in time was decided when it was made.
  return {
    key: uuid,
    at,
    device,
    seq,
    kind,
    count,
    undoes: undoes ?? null,
    supervisor: true,
    seats,
    deviceName,
    by,
  };
}
