import { type Kysely, type Selectable, sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import type { DoorScanRow } from '#common/contract/tickets/door';
import type { JournalScan } from '#common/rules/scan-journal';
import type { Database } from '../../platform/database/schema';
import type { ScanTables } from '../../platform/database/tables/scan-tables';

export type StoredScan = Selectable<ScanTables['scans']>;

/** Scans with these keys. */
export async function findScans(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredScan>> {
  if (keys.length === 0) return new Map();
  const scans = await database
    .selectFrom('scans')
    .selectAll()
    .where(sql<boolean>`key = any(${[...keys]}::uuid[])`)
    .execute();
  return new Map(scans.map((scan) => [scan.key, scan]));
}

/** All scans that count in the journals of these tickets on these dates. */
export async function findCountedScans(
  database: Kysely<Database>,
  journals: readonly { readonly ticket: string; readonly dateUuid: string }[],
): Promise<readonly StoredScan[]> {
  if (journals.length === 0) return [];
  const { rows } = await sql<StoredScan>`
    select s.* from scans s
    join unnest(
      ${journals.map(({ ticket }) => ticket)}::uuid[], ${journals.map(({ dateUuid }) => dateUuid)}::uuid[]
    ) as journal (ticket_uuid, date_uuid) on s.ticket_uuid = journal.ticket_uuid and s.date_uuid = journal.date_uuid
    where s.counted`.execute(database);
  return rows;
}

/** A scan in the journal of its ticket, with the number of people that the ticket admits. */
export interface TicketScan extends JournalScan {
  readonly ticket: string;
  readonly seats: number;
}

/** All scans of a date that count in the journals of their tickets and were not refused. */
export async function findJournalsOf(
  database: Kysely<Database>,
  dateUuid: string,
): Promise<readonly TicketScan[]> {
  const { rows } = await sql<TicketScan>`
    select key, ticket_uuid as ticket, seats, at, device_uuid as device, seq, kind, count, undoes, supervisor
    from scans where date_uuid = ${dateUuid} and ticket_uuid is not null and counted and status <> 'refused'`.execute(
    database,
  );
  return rows;
}

/** Undos that count and arrived before the scan they cancel, and so belong to no ticket yet. */
export async function findUndosOf(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<readonly StoredScan[]> {
  const { rows } = await sql<StoredScan>`
    select * from scans
    where kind = 'undo' and counted and ticket_uuid is null and undoes = any(${[...keys]}::uuid[])`.execute(
    database,
  );
  return rows;
}

/** Stores the changed judgements of existing scans. */
export async function updateJudgements(
  database: Kysely<Database>,
  scans: readonly Pick<StoredScan, 'key' | 'ticket_uuid' | 'status' | 'verdict' | 'undone'>[],
): Promise<void> {
  if (scans.length === 0) return;
  await sql`
    update scans s
    set ticket_uuid = now.ticket_uuid, status = now.status, verdict = now.verdict, undone = now.undone
    from json_populate_recordset(null::scans, ${JSON.stringify(scans)}::json) as now
    where s.key = now.key`.execute(database);
}

/** Scans with the names of the door and of the person who scanned. */
export function selectDoorScans(database: Kysely<Database>) {
  return database
    .selectFrom('scans as scan')
    .leftJoin('devices as device', 'device.uuid', 'scan.device_uuid')
    .leftJoin('users as author', 'author.uuid', 'scan.by_uuid')
    .select([
      'scan.key',
      'scan.ticket_uuid',
      'scan.date_uuid',
      'scan.device_uuid',
      'scan.seq',
      'scan.at',
      'scan.kind',
      'scan.count',
      'scan.means',
      'scan.amount',
      'scan.status',
      'scan.verdict',
      'scan.undone',
      'scan.undoes',
      'scan.supervisor',
      'scan.seats',
      'scan.mark',
      'device.name as device_name',
      'author.name as author_name',
      'author.firstname as author_firstname',
    ]);
}

type SelectedScan = Awaited<ReturnType<ReturnType<typeof selectDoorScans>['executeTakeFirstOrThrow']>>;

/** The scan in the form that phones receive. */
export function doorScanOf(scan: SelectedScan): DoorScanRow {
  return everyFieldOf<DoorScanRow>()({
    uuid: scan.key,
    ticket: scan.ticket_uuid,
    dateUuid: scan.date_uuid,
    device: scan.device_uuid,
    deviceName: scan.device_name ?? 'Appareil inconnu',
    seq: scan.seq,
    at: scan.at,
    kind: scan.kind,
    count: scan.count,
    ...(scan.means !== null && { means: scan.means }),
    ...(scan.amount !== null && { amount: scan.amount }),
    by: [scan.author_firstname, scan.author_name].filter(Boolean).join(' '),
    status: scan.status,
    ...(scan.undoes && { undoes: scan.undoes }),
    supervisor: scan.supervisor,
    seats: scan.seats,
    ...(scan.mark && { mark: scan.mark }),
    // The verdict of an entry that counts is `OK`, or why it does not fit.
    ...(scan.status === 'accepted' && scan.verdict !== 'OK' && { misfit: scan.verdict }),
  });
}

/** Rows of collection `door-scans`. */
export async function readDoorScans(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, DoorScanRow>> {
  const scans = await selectDoorScans(database)
    .where(sql<boolean>`scan.key = any(${[...keys]}::uuid[])`)
    .execute();
  return new Map(scans.map((scan) => [scan.key, doorScanOf(scan)]));
}
