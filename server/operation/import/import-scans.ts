import { type Infer, enums, integer, max, min, object, optional } from 'superstruct';
import { type DoorTicketRow, scanKinds } from '#common/contract/tickets/door';
import { moment, uuid, wholeNumber } from '#common/contract/fields/primitives';
import { findTicketsOf } from '../../tickets/booking/booking-repository';
import { insertRows } from '../../platform/database/insert-rows';
import type { WriteTransaction } from '../../platform/database/transaction';
import { readDoorTickets } from '../../tickets/scan/door-ticket-projection';
import { judgeJournals } from '../../tickets/scan/scan-journals';
import { type StoredScan, findScans, updateJudgements } from '../../tickets/scan/scan-repository';
import { readDoorDates } from '../../agenda/show/door-date-projection';
import { recordAtDoor } from '../../agenda/show/date-rows-repository';
import { lockDates } from '../../agenda/show/show-repository';
import { type Importer, type Outcome, partitionRows } from './importer';

const importedScan = object({
  key: uuid,
  ticket: uuid,
  dateUuid: uuid,
  device: uuid,
  seq: wholeNumber,
  at: moment,
  kind: enums(scanKinds),
  /** How many people; absent: all whom the ticket admits. */
  count: optional(max(min(integer(), 1), 10)),
  /** What an undo takes back; absent: the last scan of this ticket by this device. */
  undoes: optional(uuid),
});

export type ImportedScan = Infer<typeof importedScan>;

/** Scans of past evenings: facts that are not judged again, but the journals of their tickets are read like today's. */
export const importScans: Importer<ImportedScan> = {
  name: 'scans',
  label: 'Passages',
  struct: importedScan,
  add: addImported,
};

async function addImported(
  transaction: WriteTransaction,
  scans: readonly ImportedScan[],
): Promise<Outcome[]> {
  const { database } = transaction;
  const locked = await lockDates(
    transaction,
    scans.map(({ dateUuid }) => dateUuid),
  );
  const known = new Set(
    (
      await findScans(
        database,
        scans.map(({ key }) => key),
      )
    ).keys(),
  );
  const named = [...new Set(scans.map(({ ticket }) => ticket))];
  // The archive may name a booking instead of its ticket.
  const ofBookings = await findTicketsOf(database, named);
  const ticketOf = ({ ticket }: ImportedScan) => ofBookings.get(ticket) ?? ticket;
  const tickets = await readDoorTickets(database, [...named, ...ofBookings.values()]);

  const { outcomes, added } = partitionRows(scans, (scan): Outcome => {
    if (known.has(scan.key)) return 'present';
    if (!locked.has(scan.dateUuid)) return { refused: `la séance ${scan.dateUuid} n’existe pas` };
    const ticket = tickets.get(ticketOf(scan));
    if (ticket === undefined) return { refused: `le billet ${scan.ticket} n’existe pas` };
    if (ticket.dateUuid !== scan.dateUuid) return { refused: 'le billet est d’une autre séance' };
    known.add(scan.key);
    return 'added';
  });
  await addDevices(transaction, added);
  const dates = await readDoorDates(database, [...locked.keys()]);
  const judged = await judgeJournals(
    transaction,
    { scans: added.map((scan) => scanRow(scan, ticketOf(scan), tickets.get(ticketOf(scan)))), tickets },
    dates,
  );
  await insertRows(database, 'scans', judged.added);
  await updateJudgements(database, judged.changed);
  for (const scan of [...judged.added, ...judged.changed]) {
    const date = locked.get(scan.date_uuid);
    if (date !== undefined) recordAtDoor(transaction, 'door-scans', scan.key, date);
  }
  return outcomes;
}

/** An undo was valid whoever requested it. */
function scanRow(scan: ImportedScan, ticketUuid: string, ticket: DoorTicketRow | undefined): StoredScan {
  const seats = ticket?.seats ?? 1;
  return {
    key: scan.key,
    ticket_uuid: ticketUuid,
    date_uuid: scan.dateUuid,
    device_uuid: scan.device,
    seq: scan.seq,
    at: scan.at,
    received_at: scan.at,
    by_uuid: null,
    supervisor: true,
    kind: scan.kind,
    count: scan.count ?? Math.min(seats, 10),
    seats,
    undoes: scan.undoes ?? null,
    paid: false,
    means: null,
    amount: null,
    owed: false,
    counted: true,
    misfit: null,
    undone: false,
    status: 'accepted',
    verdict: 'OK',
    mark: null,
  };
}

async function addDevices(transaction: WriteTransaction, scans: readonly ImportedScan[]): Promise<void> {
  const uuids = [...new Set(scans.map(({ device }) => device))];
  const devices = uuids.map((uuid) => ({
    uuid,
    name: `Ancien téléphone ${uuid.slice(0, 4).toUpperCase()}`,
    key_hash: null,
    armed_by: null,
    armed_at: transaction.now,
    expires_at: transaction.now,
    disarmed_at: transaction.now,
    void_from: null,
  }));
  await insertRows(transaction.database, 'devices', devices);
}
