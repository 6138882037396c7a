import { byFrench, byUuid } from '#common/base/order';
import { groupBy } from '#common/base/group-by';
import type { DoorTicketRow, ScanMark, ScanStatus, VerdictCode } from '#common/contract/tickets/door';
import type {
  AbsentTicket,
  EveningReport,
  ReportIncident,
  ReportKind,
  ReportQuarter,
} from '#common/contract/tickets/evening-report';
import { isExpected } from '#common/rules/expected-ticket';
import { isSettledSince } from '#common/rules/misfit-entries';
import { type JournalScan, eveningFrom, inOrder } from '#common/rules/scan-journal';

/** A scan with the server's judgement, and the displayed names of its phone and of the person who scanned. */
export interface ReportScan extends JournalScan {
  readonly ticket: string | null;
  readonly status: ScanStatus;
  readonly verdict: VerdictCode;
  readonly undone: boolean;
  readonly mark: ScanMark | null;
  readonly door: string;
  readonly by: string;
}

export interface EveningFacts {
  /** Whether people who went out may come back. */
  readonly reEntry: boolean;
  readonly doorsOpenAt: Date;
  /** Every ticket of the date, including those that admit no one. */
  readonly tickets: readonly DoorTicketRow[];
  /** When seats of a ticket were last given back. */
  readonly reducedAt: ReadonlyMap<string, Date>;
  readonly scans: readonly ReportScan[];
}

const QUARTER = 15 * 60_000;
/** Limits the chart: a phone whose clock was days ahead would give thousands of columns. */
const MAX_QUARTERS = 96;

/**
 * The report on an evening's scans: who came when, who did not come, what went wrong. Entries and exits that the server
 * accepted and that were not undone count. A ticket has admitted as many people as were ever inside at once with it:
 * entries beyond that number are first arrivals, entries below it are returns. Times are floored to quarters of an
 * hour. Of an evening that was put off, only what was refused is told.
 */
export function eveningReport({
  reEntry,
  doorsOpenAt,
  tickets,
  reducedAt,
  scans: all,
}: EveningFacts): Omit<EveningReport, 'date' | 'cut'> {
  const from = eveningFrom({ doorsOpenAt });
  const scans = all.filter(({ at, status }) => at >= from || status === 'refused');
  const known = new Map(tickets.map((ticket) => [ticket.uuid, ticket]));
  const valid = scans.filter(
    ({ kind, status, undone }) => kind !== 'undo' && status === 'accepted' && !undone,
  );
  const quarters = new Map<number, ReportQuarter>();
  const arrived = new Map<string, number>();
  // An accepted scan without a ticket forms a group of its own.
  for (const [ticket, own] of groupBy(valid, ({ ticket, key }) => ticket ?? key))
    arrived.set(ticket, follow(own.toSorted(inOrder), reEntry, quarters));

  const expected = tickets.filter(isExpected);
  const cameWith = (uuid: string) => arrived.get(uuid) ?? 0;
  function misfitOf(verdict: VerdictCode, uuid: string) {
    const ticket = known.get(uuid);
    if (verdict === 'ANNULE') return ticket?.cancelledAt && { since: ticket.cancelledAt };
    if (verdict !== 'EN_TROP' || ticket === undefined) return {};
    const since = reducedAt.get(uuid);
    return { beyond: Math.max(0, cameWith(uuid) - ticket.seats), ...(since && { since }) };
  }
  const incidents = scans
    .map((scan) => withSettlement(scan, known.get(scan.ticket ?? ''), cameWith(scan.ticket ?? '')))
    .filter(isIncident)
    .toSorted(inOrder);
  return {
    expected: sum(expected.map(({ seats }) => seats)),
    arrived: sum([...arrived.values()]),
    undone: scans.filter(({ undone }) => undone).length,
    quarters: withoutGaps(quarters),
    kinds: kindsOf(expected, arrived, known),
    absent: expected
      .filter(({ uuid, seats }) => cameWith(uuid) < seats)
      .map(({ uuid, kind, name, seats }): AbsentTicket => ({
        uuid,
        kind,
        name,
        seats,
        arrived: cameWith(uuid),
      }))
      .toSorted((one, other) => byFrench(one.name, other.name) || byUuid(one, other)),
    incidents: incidents.map(
      ({ key, at, kind, status, verdict, ticket, count, mark, door, by }): ReportIncident => ({
        key,
        at,
        kind,
        status,
        verdict,
        name: known.get(ticket ?? '')?.name ?? null,
        count,
        door,
        by,
        ...(mark && { mark }),
        ...misfitOf(verdict, ticket ?? ''),
      }),
    ),
  };
}

/** An entry that counts fits its ticket once that is paid, or has seats for all who came. */
const withSettlement = (scan: ReportScan, ticket: DoorTicketRow | undefined, came: number): ReportScan =>
  scan.status === 'accepted' && isSettledSince(scan.verdict, ticket, came)
    ? { ...scan, verdict: 'OK' }
    : scan;

/** Whether a scan did not count, or counts and does not fit its ticket or is questionable. One that was handed over is not. */
const isIncident = ({ status, verdict, undone, mark }: ReportScan) =>
  status !== 'accepted' || (!undone && (verdict !== 'OK' || (mark !== null && mark !== 'other-device')));

/** Adds one ticket's entries and exits, in order, to their quarters; returns how many people came with it. */
function follow(
  scans: readonly ReportScan[],
  reEntry: boolean,
  quarters: Map<number, ReportQuarter>,
): number {
  let inside = 0;
  let came = 0;
  for (const { kind, at, count } of scans) {
    const before = came;
    inside = kind === 'entry' ? inside + count : Math.max(0, inside - count);
    if (kind === 'entry') came = reEntry ? Math.max(came, inside) : came + count;
    const time = Math.floor(at.getTime() / QUARTER) * QUARTER;
    const quarter = quarters.get(time) ?? emptyQuarter(time);
    quarters.set(
      time,
      kind === 'entry'
        ? {
            ...quarter,
            arrived: quarter.arrived + came - before,
            returned: quarter.returned + count - (came - before),
          }
        : { ...quarter, left: quarter.left + count },
    );
  }
  return came;
}

const emptyQuarter = (time: number): ReportQuarter => ({
  from: new Date(time),
  arrived: 0,
  returned: 0,
  left: 0,
});

function withoutGaps(quarters: ReadonlyMap<number, ReportQuarter>): ReportQuarter[] {
  const times = [...quarters.keys()].sort((one, other) => one - other);
  const [first = 0] = times;
  const length = times.length === 0 ? 0 : ((times.at(-1) ?? first) - first) / QUARTER + 1;
  const shown =
    length > MAX_QUARTERS
      ? times.slice(0, MAX_QUARTERS)
      : Array.from({ length }, (_, rank) => first + rank * QUARTER);
  return shown.map((time) => quarters.get(time) ?? emptyQuarter(time));
}

function kindsOf(
  expected: readonly DoorTicketRow[],
  arrived: ReadonlyMap<string, number>,
  known: ReadonlyMap<string, DoorTicketRow>,
): ReportKind[] {
  const kindOf = (uuid: string) => known.get(uuid)?.kind ?? 'unknown';
  return (['booking', 'free', 'order', 'unknown'] as const)
    .map((kind) => ({
      kind,
      expected: sum(expected.filter((ticket) => ticket.kind === kind).map(({ seats }) => seats)),
      arrived: sum([...arrived].filter(([uuid]) => kindOf(uuid) === kind).map(([, count]) => count)),
    }))
    .filter((one) => one.expected > 0 || one.arrived > 0);
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
