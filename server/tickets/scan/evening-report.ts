import { type Kysely, sql } from 'kysely';
import type { Infer } from 'superstruct';
import type { DoorScanRow } from '#common/contract/tickets/door';
import type { BegunDate, EveningReport, eveningReportQuery } from '#common/contract/tickets/evening-report';
import { type Page, pageMetadata } from '#common/contract/fields/page';
import { type ReportScan, eveningReport } from './evening-figures';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { CallError } from '../../platform/http/call-error';
import { findReductions } from '../booking/booking-history-repository';
import { readDoorDates } from '../../agenda/show/door-date-projection';
import { readDoorTickets } from './door-ticket-projection';
import { doorScanOf, selectDoorScans } from './scan-repository';

/** Enough for ten full houses with re-entry. */
const MAX_SCANS = 10_000;
const MAX_INCIDENTS = 1_000;
const PAGE_SIZE = 10;

/**
 * The report on a date's scans, once it has begun. Throws CallError: `not-found` for a date that does not exist, and
 * for a rehearsal, which is not counted; `wrong-state` before it has begun.
 */
export async function readEveningReport(database: Kysely<Database>, uuid: string): Promise<EveningReport> {
  const date = (await readDoorDates(database, [uuid])).get(uuid);
  if (date === undefined) throw new CallError('not-found');
  if (date.rehearsal)
    throw new CallError('not-found', {
      message: 'Une répétition ne compte nulle part\u00a0: elle n’a pas de bilan.',
    });
  if (date.date > (await databaseNow(database)))
    throw new CallError('wrong-state', {
      message: 'La séance n’a pas commencé\u00a0: son bilan viendra avec elle.',
    });
  const tickets = await readDoorTickets(database, await findTicketsOfDate(database, uuid));
  const scans = await findScansOfDate(database, uuid);
  const report = eveningReport({
    reEntry: date.reEntry,
    doorsOpenAt: date.doorsOpenAt,
    tickets: [...tickets.values()],
    reducedAt: await findReductions(database, uuid),
    scans: scans.slice(0, MAX_SCANS),
  });
  return {
    ...report,
    date: { uuid, showTitle: date.showTitle, showSlug: date.showSlug, date: date.date },
    incidents: report.incidents.slice(0, MAX_INCIDENTS),
    cut: scans.length > MAX_SCANS || report.incidents.length > MAX_INCIDENTS,
  };
}

/** A page of the dates that have begun, the latest first, without rehearsals. */
export async function listBegunDates(
  database: Kysely<Database>,
  { page = 1, limit = PAGE_SIZE }: Infer<typeof eveningReportQuery>,
): Promise<Page<BegunDate>> {
  const begun = database
    .selectFrom('show_dates as date')
    .innerJoin('shows as show', 'show.uuid', 'date.show_uuid')
    .where('date.date', '<=', await databaseNow(database))
    .where('date.rehearsal', '=', false);
  const { total } = await begun
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const dates = await begun
    .select(['date.uuid', 'show.title as showTitle', 'show.slug as showSlug', 'date.date'])
    .orderBy('date.date', 'desc')
    .orderBy('date.uuid')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { metadata: pageMetadata(page, limit, total), data: dates };
}

async function findTicketsOfDate(database: Kysely<Database>, date: string): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from free_tickets where date_uuid = ${date}
    union all select ticket_uuid from bookings where date_uuid = ${date} and state in ('CONFIRMEE', 'ANNULEE')
    union all select uuid from ticket_orders where date_uuid = ${date} and booking_uuid is null`.execute(
    database,
  );
  return rows.map(({ uuid }) => uuid);
}

/** A date's scans, at most one more than a report takes, to detect whether some are left out. */
async function findScansOfDate(database: Kysely<Database>, date: string): Promise<ReportScan[]> {
  const scans = await selectDoorScans(database)
    .where('scan.date_uuid', '=', date)
    .orderBy('scan.at')
    .orderBy('scan.key')
    .limit(MAX_SCANS + 1)
    .execute();
  return scans.map((scan) => ({
    ...namesOf(doorScanOf(scan)),
    key: scan.key,
    at: scan.at,
    device: scan.device_uuid,
    seq: scan.seq,
    kind: scan.kind,
    count: scan.count,
    undoes: scan.undoes,
    supervisor: scan.supervisor,
    ticket: scan.ticket_uuid,
    status: scan.status,
    verdict: scan.verdict,
    undone: scan.undone,
    mark: scan.mark,
  }));
}

const namesOf = ({ deviceName, by }: DoorScanRow) => ({ door: deviceName, by });
