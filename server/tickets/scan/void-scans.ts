import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { uuidV7 } from '#common/base/uuid';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { findDevices, voidFrom } from '../device/device-repository';
import { CallError } from '../../platform/http/call-error';
import { readDoorDates } from '../../agenda/show/door-date-projection';
import { lockDatesOf } from '../../agenda/show/show-repository';
import { readDoorTickets } from './door-ticket-projection';
import { storeScans } from './receive-scans';
import type { StoredScan } from './scan-repository';

/**
 * Takes back what a disarmed phone let in and out from a moment on, in one step: each entry and exit is undone in the name
 * of a member of the ticket office, however long ago it was; and what the phone still sends from then on does not count.
 * Throws `not-found` for a phone that was never armed, `wrong-state` for one in service. Returns how many were undone.
 */
export async function voidScans(
  transaction: WriteTransaction,
  clerk: string,
  device: string,
  since: Date,
): Promise<number> {
  const { database } = transaction;
  const phone = (await findDevices(database, [device])).get(device);
  if (phone === undefined) throw new CallError('not-found');
  if (phone.disarmed_at === null)
    throw new CallError('wrong-state', {
      message: 'Ce téléphone est en service\u00a0: retirez-le d’abord.',
    });
  await voidFrom(transaction, device, since);
  const { rows: scans, dates: locked } = await lockDatesOf(transaction, () =>
    findStanding(database, device, since),
  );
  const { now } = transaction;
  const undos = scans.map((scan): StoredScan => ({
    ...scan,
    key: uuidV7(now.getTime(), randomBytes(10)),
    at: now,
    received_at: now,
    by_uuid: clerk,
    supervisor: true,
    kind: 'undo',
    undoes: scan.key,
    paid: false,
    means: null,
    amount: null,
    misfit: null,
    mark: null,
  }));
  const uuids = undos.flatMap(({ ticket_uuid }) => ticket_uuid ?? []);
  const tickets = await readDoorTickets(database, [...new Set(uuids)]);
  const dates = await readDoorDates(database, [...locked.keys()]);
  await storeScans(transaction, { scans: undos, tickets }, dates, locked);
  return undos.length;
}

/** A phone's entries and exits from a moment on that nobody took back yet. */
async function findStanding(
  database: Kysely<Database>,
  device: string,
  since: Date,
): Promise<readonly StoredScan[]> {
  const { rows } = await sql<StoredScan>`
    select s.* from scans s join show_dates d on d.uuid = s.date_uuid
    where s.device_uuid = ${device} and s.at >= ${since} and s.kind <> 'undo' and s.counted and not s.undone
      and s.ticket_uuid is not null
    order by s.at, s.key`.execute(database);
  return rows;
}
