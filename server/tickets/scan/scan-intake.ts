import type { Kysely } from 'kysely';
import type { DoorDateRow, DoorTicketRow, ScanWrite, VerdictCode } from '#common/contract/tickets/door';
import { readTicketCode } from '#common/rules/ticket-signature';
import { type Presented, ticketVerdict } from '#common/rules/ticket-verdict';
import { findMostSeats } from '../booking/booking-history-repository';
import { findTicketsOf } from '../booking/booking-repository';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { findDevices } from '../device/device-repository';
import type { StoredShowDate } from '../../agenda/show/show-repository';
import { findUsers } from '../../people/user/user-repository';
import { findOwing, readDoorTickets } from './door-ticket-projection';
import { type Sender, isBeyondDoubt, isWordOf, markOf, takenFrom } from './phone-word';
import { type StoredScan, findScans } from './scan-repository';
import { verifyingKeys } from '../ticket-code/ticket-key-repository';

/** Scans to store, not yet judged together with the others of their tickets; and these tickets. */
export interface Intake {
  readonly scans: readonly StoredScan[];
  readonly tickets: ReadonlyMap<string, DoorTicketRow>;
}

/**
 * Resolves each scan: its ticket, its author, its marks. Phones send only whom they let in: if the ticket is no longer
 * valid (cancelled, made smaller, of another date…), the entry counts with the reason. Refused for good is what no phone
 * in service could have let in: a forged code, an unknown ticket, an evening to come, a phone that was disarmed before.
 */
export async function identifyScans(
  transaction: WriteTransaction,
  scans: readonly ScanWrite[],
  dates: ReadonlyMap<string, DoorDateRow>,
  locked: ReadonlyMap<string, StoredShowDate>,
  sender: Sender,
): Promise<Intake> {
  const { database, now } = transaction;
  const presented = await readCodes(database, scans);
  const named = await findTicketUuids(database, scans, presented);
  const ticketOf = await withTicketsOfBookings(database, named);
  const uuids = [...new Set(ticketOf.values())];
  const tickets =
    uuids.length > 0 ? await readDoorTickets(database, uuids) : new Map<string, DoorTicketRow>();
  const owing = await findOwing(database, uuids);
  const devices = await findDevices(database, [...new Set(scans.map(({ device }) => device))]);
  const roles = await findRoles(database, sender.uuid);
  const mostSeats = await findMostSeats(database, uuids);

  const stored = scans.map((sent): StoredScan => {
    const taken = takenFrom(sender, sent, now);
    const { scan } = taken;
    const uuid = ticketOf.get(scan.key) ?? null;
    const ticket = uuid === null ? undefined : tickets.get(uuid);
    const shown = presented.get(scan.key) ?? { from: 'search' };
    const date = dates.get(scan.dateUuid);
    const seats = ticket?.seats ?? (shown.from === 'qr' ? (shown.claims?.n ?? 1) : 1);
    const verdict = verdictOf(scan, shown, ticket, date);
    const hours = locked.get(scan.dateUuid);
    const isHeard = sender.phone === null || isWordOf(sender.phone, taken, verdict, hours, now);
    const isRefused = !isHeard || isBeyondDoubt(verdict, scan, hours);
    return {
      key: scan.key,
      ticket_uuid: uuid,
      date_uuid: scan.dateUuid,
      device_uuid: scan.device,
      seq: scan.seq,
      at: scan.at,
      received_at: now,
      by_uuid: sender.uuid,
      supervisor: sender.supervisor,
      kind: scan.kind,
      count: scan.count ?? 1,
      seats: Math.max(seats, mostSeats.get(uuid ?? '') ?? 0),
      undoes: scan.undoes ?? null,
      paid: scan.paid === true,
      means: scan.paid === true ? (scan.means ?? 'ESPECES') : null,
      amount: scan.amount ?? null,
      owed: uuid !== null && owing.has(uuid),
      counted: !isRefused,
      misfit: isRefused || verdict === 'OK' ? null : verdict,
      undone: false,
      status: 'refused',
      // Any other verdict would be judged again once its ticket is sold or paid.
      verdict: !isHeard || verdict === 'OK' ? 'TECHNIQUE' : verdict,
      mark: markOf(taken, sender.phone ?? devices.get(scan.device), roles, now),
    };
  });
  return { scans: stored, tickets };
}

/** The verdict on a scan by its ticket alone, regardless of other scans. */
function verdictOf(
  scan: ScanWrite,
  presented: Presented,
  ticket: DoorTicketRow | undefined,
  date: DoorDateRow | undefined,
): VerdictCode {
  if (date === undefined) return 'INCONNU';
  if (scan.kind === 'undo') return scan.undoes === undefined && ticket === undefined ? 'INCONNU' : 'OK';
  const { code } = ticketVerdict({
    presented,
    matches: ticket === undefined ? [] : [ticket],
    scans: [],
    date,
    direction: scan.kind,
    at: scan.at,
    paid: true,
  });
  return code;
}

async function readCodes(database: Kysely<Database>, scans: readonly ScanWrite[]) {
  const presented = new Map<string, Extract<Presented, { from: 'qr' }>>();
  const coded = scans.filter(({ code }) => code !== undefined);
  if (coded.length === 0) return presented;
  const keys = await verifyingKeys(database);
  for (const { key, code = '' } of coded) presented.set(key, await readTicketCode(code, keys));
  return presented;
}

/** The ticket of each scan, by the scan's key. The claims of a forged code are ignored. */
async function findTicketUuids(
  database: Kysely<Database>,
  scans: readonly ScanWrite[],
  presented: Awaited<ReturnType<typeof readCodes>>,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { key, ticket, code } of scans) {
    const shown = presented.get(key);
    if (code === undefined && ticket !== undefined) found.set(key, ticket);
    else if (shown?.signature === 'good' && shown.claims !== null) found.set(key, shown.claims.t);
  }
  const undos = scans.filter(({ key, kind }) => kind === 'undo' && !found.has(key));
  const targets = await findScans(
    database,
    undos.flatMap(({ undoes }) => undoes ?? []),
  );
  for (const { key, undoes, dateUuid } of undos) {
    const stored = targets.get(undoes ?? '');
    const ticket = stored?.date_uuid === dateUuid ? stored.ticket_uuid : found.get(undoes ?? '');
    if (ticket) found.set(key, ticket);
  }
  return found;
}

/** A phone that has not pulled since bookings got tickets of their own still sends the booking's uuid. */
async function withTicketsOfBookings(
  database: Kysely<Database>,
  named: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const ofBookings = await findTicketsOf(database, [...new Set(named.values())]);
  return new Map([...named].map(([key, uuid]) => [key, ofBookings.get(uuid) ?? uuid]));
}

async function findRoles(database: Kysely<Database>, sender: string | null) {
  const users = sender === null ? [] : await findUsers(database, [sender]);
  const [user] = users;
  return user && new Set(user.roles);
}
