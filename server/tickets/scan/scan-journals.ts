import { type Kysely, sql } from 'kysely';
import { groupBy } from '#common/base/group-by';
import type { DoorDateRow, DoorTicketRow } from '#common/contract/tickets/door';
import { ownAudience } from '#common/rules/audience';
import type { Database } from '../../platform/database/schema';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { type CountedScan, judgeTicket } from './judge-ticket';
import type { Intake } from './scan-intake';
import { type StoredScan, findCountedScans, findUndosOf } from './scan-repository';

/** New scans with their judgements, and earlier scans whose judgement changed because of them. */
export interface Judged {
  readonly added: readonly StoredScan[];
  readonly changed: readonly StoredScan[];
}

/**
 * Judges the whole journals of all tickets of the new scans: an accepted entry may become a double when an older entry
 * arrives late. A free ticket is used from its first valid entry.
 */
export async function judgeJournals(
  transaction: WriteTransaction,
  { scans, tickets }: Intake,
  dates: ReadonlyMap<string, DoorDateRow>,
): Promise<Judged> {
  const fresh = scans.filter((scan) => scan.counted && scan.ticket_uuid !== null);
  const earlier = await findEarlier(transaction, fresh);
  const judged = await judgeScans(transaction, [...earlier, ...fresh], tickets, dates);
  return {
    added: scans.map((scan) => judged.get(scan.key) ?? scan),
    changed: changedAmong(earlier, judged),
  };
}

/**
 * Judges whole journals of these tickets and tells who sees the tickets what became of them. Returns each scan with its
 * judgement, by its key.
 */
export async function judgeScans(
  transaction: WriteTransaction,
  scans: readonly StoredScan[],
  tickets: ReadonlyMap<string, DoorTicketRow>,
  dates: ReadonlyMap<string, DoorDateRow>,
): Promise<ReadonlyMap<string, StoredScan>> {
  const judgedScans = new Map<string, StoredScan>();
  const used: { uuid: string; used_at: Date | null }[] = [];
  for (const journal of groupBy(scans, journalOf).values()) {
    const [{ ticket_uuid: uuid = null, date_uuid = '' } = {}] = journal;
    const date = dates.get(date_uuid);
    if (uuid === null || date === undefined) continue;
    const ticket = tickets.get(uuid);
    const judged = judgeTicket(journal.map(countedScan), {
      ...date,
      seats: ticket?.seats ?? Math.max(...journal.map(({ seats }) => seats)),
    });
    for (const scan of journal) judgedScans.set(scan.key, { ...scan, ...judged.judgements.get(scan.key) });
    if (ticket?.kind === 'free' && journal.some(({ kind }) => kind === 'entry'))
      used.push({ uuid: ticket.uuid, used_at: judged.usedAt });
  }
  await markUsed(transaction, used);
  return judgedScans;
}

/** Those of these scans whose judgement is another one now. */
export function changedAmong(
  scans: readonly StoredScan[],
  judged: ReadonlyMap<string, StoredScan>,
): StoredScan[] {
  return scans.flatMap((scan) => {
    const now = judged.get(scan.key);
    return now !== undefined && hasChanged(scan, now) ? [now] : [];
  });
}

/** The other scans of these journals, including undos that arrived before their target. */
async function findEarlier(
  { database }: WriteTransaction,
  fresh: readonly StoredScan[],
): Promise<StoredScan[]> {
  const counted = await findCountedScans(
    database,
    [...groupBy(fresh, journalOf).values()].flatMap(
      ([{ ticket_uuid: ticket = null, date_uuid = '' } = {}]) =>
        ticket === null ? [] : [{ ticket, dateUuid: date_uuid }],
    ),
  );
  return [...counted, ...(await placeUndos(database, fresh))];
}

/** Undos of these scans that arrived before them, each with the ticket of its target. */
export async function placeUndos(
  database: Kysely<Database>,
  scans: readonly StoredScan[],
): Promise<StoredScan[]> {
  const byKey = new Map(scans.map((scan) => [scan.key, scan]));
  const undos = await findUndosOf(database, [...byKey.keys()]);
  return undos.flatMap((undo) => {
    const target = byKey.get(undo.undoes ?? '');
    return target?.date_uuid === undo.date_uuid ? [{ ...undo, ticket_uuid: target.ticket_uuid }] : [];
  });
}

const journalOf = (scan: StoredScan) => `${scan.ticket_uuid} ${scan.date_uuid}`;

function countedScan(scan: StoredScan): CountedScan {
  const {
    device_uuid: device,
    key,
    at,
    seq,
    kind,
    count,
    undoes,
    supervisor,
    seats,
    paid,
    owed,
    misfit,
  } = scan;
  return { key, at, device, seq, kind, count, undoes, supervisor, seats, paid, owed, misfit };
}

function hasChanged(before: StoredScan, now: StoredScan): boolean {
  return before.status !== now.status || before.verdict !== now.verdict || before.undone !== now.undone;
}

async function markUsed(
  transaction: WriteTransaction,
  used: readonly { readonly uuid: string; readonly used_at: Date | null }[],
): Promise<void> {
  if (used.length === 0) return;
  const wanted = used.map((ticket) => ({ ...ticket, version: randomVersion() }));
  const { rows } = await sql<{ uuid: string; owner_uuid: string | null }>`
    update free_tickets f
    set used_at = wanted.used_at, version = wanted.version,
      state = case when wanted.used_at is null then 'GENERE' else 'UTILISE' end
    from json_populate_recordset(null::free_tickets, ${JSON.stringify(wanted)}::json) as wanted
    where f.uuid = wanted.uuid and f.state <> 'A_GENERER' and f.used_at is distinct from wanted.used_at
    returning f.uuid, f.owner_uuid`.execute(transaction.database);
  // The account of an owner may have been deleted since.
  for (const { uuid, owner_uuid } of rows)
    if (owner_uuid !== null) transaction.recordChange('my-tickets', uuid, ownAudience(owner_uuid));
}
