import { must } from '#common/base/must';
import type { DoorTicketRow, ScanResult, ScanWrite } from '#common/contract/tickets/door';
import { insertNewRows } from '../database/insert-rows';
import type { WriteTransaction } from '../database/transaction';
import { readDoorDates } from '../show/door-date-projection';
import { recordAtDoor } from '../show/date-rows-repository';
import { lockDates } from '../show/show-repository';
import { judgeJournals } from './scan-journals';
import { type Sender, identifyScans } from './scan-intake';
import { type StoredScan, findScans, updateJudgements } from './scan-repository';

/**
 * Stores scans as facts and judges their tickets' journals again. Each key is stored once, however often it is sent.
 * The dates of the scans are locked, so that two phones never judge one ticket at the same time.
 * @returns one result per scan, in order
 */
export async function receiveScans(
  transaction: WriteTransaction,
  scans: readonly ScanWrite[],
  sender: Sender,
): Promise<ScanResult[]> {
  const { database } = transaction;
  const locked = await lockDates(
    transaction,
    scans.map(({ dateUuid }) => dateUuid),
  );
  const known = await findScans(
    database,
    scans.map(({ key }) => key),
  );
  const fresh = [...new Map(scans.map((scan) => [scan.key, scan])).values()].filter(
    ({ key }) => !known.has(key),
  );
  const dates = await readDoorDates(database, [...locked.keys()]);
  const intake = await identifyScans(transaction, fresh, dates, sender);
  const { added, changed } = await judgeJournals(transaction, intake, dates);

  await insertNewRows(database, 'scans', added);
  await updateJudgements(database, changed);
  for (const scan of [...added, ...changed]) {
    const date = locked.get(scan.date_uuid);
    if (date !== undefined) recordAtDoor(transaction, 'door-scans', scan.key, date);
  }
  const stored = new Map([...known, ...[...added, ...changed].map((scan) => [scan.key, scan] as const)]);
  return scans.map(({ key }) => resultOf(must(stored.get(key), 'the scan of this key'), intake.tickets));
}

function resultOf(scan: StoredScan, tickets: ReadonlyMap<string, DoorTicketRow>): ScanResult {
  const message = messageOf(scan, tickets);
  return {
    key: scan.key,
    status: scan.status,
    verdict: scan.verdict,
    ...(scan.ticket_uuid !== null && { ticket: scan.ticket_uuid }),
    ...(message !== null && { message }),
  };
}

function messageOf(scan: StoredScan, tickets: ReadonlyMap<string, DoorTicketRow>): string | null {
  const name = tickets.get(scan.ticket_uuid ?? '')?.name;
  if (scan.status === 'duplicate')
    return `${name ?? 'Ce billet'}\u00a0: déjà entré par ailleurs, une autre entrée l’a emporté.`;
  if (scan.status === 'refused' && scan.kind === 'undo')
    return scan.verdict === 'TROP_TARD'
      ? 'Trop tard pour annuler cette entrée\u00a0: demandez à un administrateur.'
      : 'L’entrée à annuler n’a pas été trouvée.';
  if (scan.status === 'accepted' && scan.mark === 'device-over')
    return 'Enregistré, bien que ce téléphone ne soit plus en service.';
  if (scan.status === 'accepted' && scan.mark === 'role-lost')
    return 'Enregistré, bien que la personne n’ait plus le rôle Billetterie.';
  return null;
}
