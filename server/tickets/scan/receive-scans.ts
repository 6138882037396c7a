import { must } from '#common/base/must';
import type {
  DoorDateRow,
  DoorTicketRow,
  ScanResult,
  ScanWrite,
  VerdictCode,
} from '#common/contract/tickets/door';
import { insertNewRows } from '../../platform/database/insert-rows';
import type { WriteTransaction } from '../../platform/database/transaction';
import { readDoorDates } from '../../agenda/show/door-date-projection';
import { recordAtDoor, recordWaiting } from '../../agenda/show/date-rows-repository';
import { type StoredShowDate, lockDates } from '../../agenda/show/show-repository';
import { judgeJournals } from './scan-journals';
import type { Sender } from './phone-word';
import { type Intake, identifyScans } from './scan-intake';
import { keepMoney } from './scan-money';
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
  const intake = await identifyScans(transaction, fresh, dates, locked, sender);
  const judged = await storeScans(transaction, intake, dates, locked);
  const stored = new Map([...known, ...judged.map((scan) => [scan.key, scan] as const)]);
  return scans.map(({ key }) => resultOf(must(stored.get(key), 'the scan of this key'), intake.tickets));
}

/** Judges new scans of locked dates together with the others of their tickets, and stores what comes of it; returns it. */
export async function storeScans(
  transaction: WriteTransaction,
  intake: Intake,
  dates: ReadonlyMap<string, DoorDateRow>,
  locked: ReadonlyMap<string, StoredShowDate>,
): Promise<readonly StoredScan[]> {
  const { added, changed } = await judgeJournals(transaction, intake, dates);
  await insertNewRows(transaction.database, 'scans', added);
  await updateJudgements(transaction.database, changed);
  const judged = [...added, ...changed];
  await keepMoney(transaction, locked, judged);
  for (const scan of judged) {
    const date = locked.get(scan.date_uuid);
    if (date === undefined) continue;
    recordAtDoor(transaction, 'door-scans', scan.key, date);
    // Whether too much was paid for a ticket depends on how many people are in with it: so does what the office gives back.
    const ticket = intake.tickets.get(scan.ticket_uuid ?? '');
    if (ticket?.dateUuid !== scan.date_uuid || (scan.verdict === 'OK' && !changed.includes(scan))) continue;
    recordAtDoor(transaction, 'door-tickets', ticket.uuid, date);
    recordWaiting(transaction, date);
  }
  return judged;
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
  if (scan.status === 'refused' && scan.mark === 'device-over')
    return 'Ce téléphone n’est plus en service\u00a0: ce passage ne compte pas.';
  if (scan.status === 'accepted' && scan.kind === 'entry' && scan.verdict !== 'OK')
    return `${name ?? 'Ce billet'}\u00a0: ${misfitWords[scan.verdict] ?? 'l’entrée est comptée'}.`;
  if (scan.status === 'accepted' && scan.mark === 'device-over')
    return 'Enregistré, bien que ce téléphone ne soit plus en service.';
  if (scan.status === 'accepted' && scan.mark === 'role-lost')
    return 'Enregistré, bien que la personne n’ait plus le rôle Billetterie.';
  return null;
}

/** What somebody at the door is told of an entry that counts and does not fit its ticket. */
const misfitWords: Partial<Record<VerdictCode, string>> = {
  EN_TROP: 'entrée comptée, mais la réservation a moins de places maintenant',
  ANNULE: 'entrée comptée, mais le billet a été annulé entre-temps',
  REMPLACE: 'entrée comptée, mais le billet a été remplacé entre-temps',
  BLOQUE: 'entrée comptée, mais le billet a été bloqué entre-temps',
  AUTRE_SEANCE: 'entrée comptée, mais le billet est maintenant d’une autre séance',
  NON_GENERE: 'entrée comptée, mais l’invitation n’est pas générée',
  A_ENCAISSER: 'entrée comptée, mais la place reste à encaisser',
  TROP_TOT: 'entrée comptée, avant l’ouverture des portes',
  TROP_TARD: 'entrée comptée, après la fermeture des portes',
};
