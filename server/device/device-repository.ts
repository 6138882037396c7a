import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { ArmedDevice, DeviceWrite } from '#common/contract/device';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import type { DeviceTables } from './device-tables';

export type StoredDevice = Selectable<DeviceTables['devices']>;

const DAY = 24 * 3_600_000;
const ARMED = 7 * DAY;
/** An evening's scans may come late: for so long after its end the key still brings them in, marked. */
const STRAGGLERS = 30 * DAY;

/** Arms a phone for a door, or arms it again under a new key. The key is in the answer and nowhere else. */
export async function armDevice(
  transaction: WriteTransaction,
  device: DeviceWrite,
  armedBy: string,
): Promise<ArmedDevice> {
  const key = randomBytes(32).toString('base64url');
  const armed = {
    name: device.name.trim(),
    key_hash: hash(key),
    armed_by: armedBy,
    armed_at: transaction.now,
    expires_at: new Date(transaction.now.getTime() + ARMED),
    disarmed_at: null,
  };
  await transaction.database
    .insertInto('devices')
    .values({ uuid: device.uuid, ...armed })
    .onConflict((conflict) => conflict.column('uuid').doUpdateSet(armed))
    .execute();
  return { uuid: device.uuid, name: armed.name, key, expiresAt: armed.expires_at };
}

/** Disarms a phone. False for one that was never armed. */
export async function disarmDevice(transaction: WriteTransaction, uuid: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction.database
    .updateTable('devices')
    .set((is) => ({ disarmed_at: is.fn.coalesce('disarmed_at', is.val(transaction.now)) }))
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The phone that holds this device key, or undefined. A disarmed or expired key is still known for a month, for
 * POST /api/scans alone: what was scanned must not be lost.
 */
export function findDeviceByKey(
  database: Kysely<Database>,
  key: string,
  now: Date,
): Promise<StoredDevice | undefined> {
  return database
    .selectFrom('devices')
    .selectAll()
    .where('key_hash', '=', hash(key))
    .where('expires_at', '>', new Date(now.getTime() - STRAGGLERS))
    .executeTakeFirst();
}

/** The phones with these uuids. */
export async function findDevices(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, StoredDevice>> {
  if (uuids.length === 0) return new Map();
  const devices = await database.selectFrom('devices').selectAll().where('uuid', 'in', uuids).execute();
  return new Map(devices.map((device) => [device.uuid, device]));
}

/** Whether the phone's time at the door is over. */
export function isOver(device: StoredDevice, now: Date): boolean {
  return device.disarmed_at !== null || device.expires_at <= now;
}

function hash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
