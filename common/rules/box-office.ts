import { groupBy } from '../base/group-by';
import type { DoorDateRow, DoorScanRow, DoorTicketRow } from '../contract/tickets/door';
import type { TicketOrder } from '../contract/tickets/ticket-order';
import { countSeats, totalOf } from './booking';
import { isExpected, takesPlace } from './expected-ticket';
import { type Allowance, type JournalScan, evaluateScans } from './scan-journal';
import { type Statement, statementOf } from './statement';
import { takesSeats } from './ticket-order';

/** All rows of a date in a phone's mirror. */
export interface BoxOfficeRows {
  readonly date: DoorDateRow;
  readonly tickets: readonly DoorTicketRow[];
  readonly scans: readonly DoorScanRow[];
  readonly orders: readonly TicketOrder[];
}

/** The figures of a date's counter; counts are people and seats, amounts are euros. */
export interface BoxOfficeFigures {
  /** People who may come in: with a booking, a free ticket or a sold ticket. */
  readonly expected: number;
  readonly arrived: number;
  readonly toCome: number;
  /** Seats sold at the counter. */
  readonly sold: number;
  /** Seats that can be sold at this moment. */
  readonly left: number;
  /** Of these, seats of expected people who have not come. */
  readonly latecomers: number;
  /** Of the counter and of the door. */
  readonly takings: number;
  readonly means: Statement['means'];
  /** What the door took of it, while it let people in. */
  readonly door: number;
  /** Sold at the counter, but not paid yet. */
  readonly owed: number;
  /** Paid beyond the prices, as where two people took the money: to be given back. */
  readonly overpaid: number;
}

/**
 * The figures of a date at a moment, by the corrected clock.
 * @param left what the server says is left, if it can be asked: it also knows the seats that are kept for the waiting
 * list and for forms being filled in
 */
export function boxOfficeFigures(
  { date, tickets, scans, orders }: BoxOfficeRows,
  at: Date,
  left = Infinity,
): BoxOfficeFigures {
  const arrivals = arrivedByTicket(date, tickets, scans);
  const expected = tickets.filter(isExpected);
  const came = ({ uuid }: DoorTicketRow) => arrivals.get(uuid)?.people ?? 0;
  const ofOrders = new Set(tickets.filter(({ kind }) => kind === 'order').map(({ uuid }) => uuid));
  const arrived = sum([...arrivals.values()], ({ people }) => people);
  const sold = countSeats(orders.filter(takesSeats).flatMap(({ seats }) => seats));
  const taken = sum(tickets.filter(takesPlace), ({ seats }) => seats);
  const free = Math.max(0, Math.min(left, date.maxPlaces - taken));
  const arrivedBefore = sum(
    [...arrivals].filter(([uuid]) => !ofOrders.has(uuid)),
    ([, { people }]) => people,
  );
  const toSell = seatsToSell(date, at, { left: free, arrived: arrivedBefore, sold });
  const { paid, means, door, owed, overpaid } = statementOf(orders, tickets);
  return {
    expected: sum(expected, ({ seats }) => seats),
    arrived,
    toCome: sum(expected, (ticket) => Math.max(0, ticket.seats - came(ticket))),
    sold,
    left: toSell,
    latecomers: Math.max(0, toSell - free),
    takings: paid.amount,
    means,
    door: door.amount,
    owed: owed.amount,
    overpaid: totalOf(overpaid.map(({ amount }) => ({ count: 1, price: amount }))),
  };
}

/**
 * How many seats the counter can sell: the free ones and, after the deadline for latecomers, also those of people who
 * have not come. Never one that somebody sits on: people let in with a booking that was cancelled or reduced meanwhile
 * have no seat among those taken.
 * @param arrived people who came with any ticket not sold at the counter
 * @param sold seats that the counter sold, whether or not these people have gone in yet
 */
export function seatsToSell(
  { maxPlaces, latecomersUntil }: Pick<DoorDateRow, 'maxPlaces' | 'latecomersUntil'>,
  at: Date,
  { left, arrived, sold }: { readonly left: number; readonly arrived: number; readonly sold: number },
): number {
  const isOver = latecomersUntil !== undefined && at >= latecomersUntil;
  const empty = Math.max(0, maxPlaces - arrived - sold);
  return isOver ? empty : Math.min(left, empty);
}

/** The people who came in during one interval; intervals run from the first arrival to the last. */
export interface ArrivalStretch {
  readonly from: Date;
  readonly people: number;
}

/** The arrivals of a date in intervals of `minutes` minutes, each starting at a whole multiple of them. */
export function arrivalStretches(
  { date, tickets, scans }: BoxOfficeRows,
  minutes: 5 | 15,
): readonly ArrivalStretch[] {
  const length = minutes * 60_000;
  const counts = new Map<number, number>();
  for (const { moments } of arrivedByTicket(date, tickets, scans).values()) {
    for (const { at, people } of moments) {
      const from = Math.floor(at.getTime() / length) * length;
      counts.set(from, (counts.get(from) ?? 0) + people);
    }
  }
  if (counts.size === 0) return [];
  const first = Math.min(...counts.keys());
  const stretches = (Math.max(...counts.keys()) - first) / length + 1;
  return Array.from({ length: stretches }, (_, rank) => {
    const from = first + rank * length;
    return { from: new Date(from), people: counts.get(from) ?? 0 };
  });
}

/** People who came with one ticket: a person who goes out and comes back counts once. */
export interface Arrived {
  readonly people: number;
  readonly moments: readonly { readonly at: Date; readonly people: number }[];
}

/** The arrivals of one ticket: each time that more people are inside than ever before. */
export function arrivalsOf(scans: readonly JournalScan[], allowance: Allowance): Arrived {
  let inside = 0;
  let people = 0;
  const moments: { at: Date; people: number }[] = [];
  for (const { kind, count, at } of evaluateScans(scans, allowance).valid) {
    inside = kind === 'entry' ? inside + count : Math.max(0, inside - count);
    const came = allowance.reEntry ? inside - people : kind === 'entry' ? count : 0;
    if (came <= 0) continue;
    people += came;
    moments.push({ at, people: came });
  }
  return { people, moments };
}

/** The arrivals of a date's tickets, those included that the mirror does not have. */
export function arrivedByTicket(
  { reEntry, doorsOpenAt }: DoorDateRow,
  tickets: readonly DoorTicketRow[],
  scans: readonly DoorScanRow[],
): ReadonlyMap<string, Arrived> {
  const seats = new Map(tickets.map((ticket) => [ticket.uuid, ticket.seats]));
  const counted = scans.flatMap((scan) =>
    scan.ticket === null || scan.status === 'refused'
      ? []
      : [{ ticket: scan.ticket, scan: journalScan(scan) }],
  );
  return new Map(
    [...groupBy(counted, ({ ticket }) => ticket)].map(([uuid, own]) => {
      const journal = own.map(({ scan }) => scan);
      // For a ticket that is not in the mirror, assume as many seats as the largest scan counted.
      const unheard = Math.max(...journal.map(({ count }) => count));
      return [uuid, arrivalsOf(journal, { seats: seats.get(uuid) ?? unheard, reEntry, doorsOpenAt })];
    }),
  );
}

const journalScan = ({ uuid, undoes, supervisor, ...scan }: DoorScanRow): JournalScan => ({
  ...scan,
  key: uuid,
  undoes: undoes ?? null,
  supervisor: supervisor === true,
});

const sum = <Row>(rows: readonly Row[], count: (row: Row) => number) =>
  rows.reduce((total, row) => total + count(row), 0);
