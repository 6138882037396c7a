import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { ArmedDevice, DeviceWrite } from '#common/contract/tickets/device';
import { doorKeyAudience } from '#common/rules/audience';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { recordScansOf } from '../../agenda/show/date-rows-repository';
import type { DeviceTables } from '../../platform/database/tables/device-tables';
import { type Spans, usualSpans } from '../../platform/process/spans';

export type StoredDevice = Selectable<DeviceTables['devices']>;

const DAY = 24 * 3_600_000;

/** How long after its expiry, in milliseconds, a key may still submit scans, which arrive marked. */
export const STRAGGLERS = 30 * DAY;

/**
 * Arms a phone for a door, or re-arms it with a new key. The key is only in the answer, which may be lost: those that the
 * phone was given before stay valid until the new one is used.
 */
export async function armDevice(
  transaction: WriteTransaction,
  device: DeviceWrite,
  armedBy: string,
  { doorKey }: Pick<Spans, 'doorKey'> = usualSpans,
): Promise<ArmedDevice> {
  const key = randomBytes(32).toString('base64url');
  const armed = {
    name: device.name.trim(),
    key_hash: hashKey(key),
    armed_by: armedBy,
    armed_at: transaction.now,
    expires_at: new Date(transaction.now.getTime() + doorKey),
    disarmed_at: null,
    void_from: null,
  };
  await transaction.database
    .insertInto('former_device_keys')
    .columns(['device_uuid', 'key_hash'])
    .expression((is) =>
      is
        .selectFrom('devices')
        .select(['uuid', 'key_hash'])
        .where('uuid', '=', device.uuid)
        .where('key_hash', 'is not', null)
        .$narrowType<{ key_hash: Buffer }>(),
    )
    .execute();
  await transaction.database
    .insertInto('devices')
    .values({ uuid: device.uuid, ...armed })
    .onConflict((conflict) => conflict.column('uuid').doUpdateSet(armed))
    .execute();
  // It may have scanned before it was armed, or under another name.
  await recordScansOf(transaction, 'device_uuid', device.uuid);
  await recordForAllPhones(transaction);
  return { uuid: device.uuid, name: armed.name, key, expiresAt: armed.expires_at };
}

/** Disarms a phone. False for one that was never armed. */
export async function disarmDevice(transaction: WriteTransaction, uuid: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction.database
    .updateTable('devices')
    .set((is) => ({ disarmed_at: is.fn.coalesce('disarmed_at', is.val(transaction.now)) }))
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await recordForAllPhones(transaction);
  return numUpdatedRows > 0n;
}

/** From this moment on no scan of a disarmed phone counts, nor from an earlier one that was chosen before. */
export async function voidFrom({ database }: WriteTransaction, uuid: string, since: Date): Promise<void> {
  await database
    .updateTable('devices')
    .set((is) => ({ void_from: is.fn<Date>('least', ['void_from', is.val(since)]) }))
    .where('uuid', '=', uuid)
    .execute();
}

/** Pokes the followers of the door's rows: the phone itself, and the lists of phones. */
async function recordForAllPhones({ database, recordChange }: WriteTransaction): Promise<void> {
  const newest = await database
    .selectFrom('ticket_keys')
    .select('uuid')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest !== undefined) recordChange('door-keys', newest.uuid, doorKeyAudience);
}

/**
 * The phone with this device key, or undefined. A disarmed or expired key is still accepted for a month, by POST
 * /api/scans only, so that no scan is lost.
 */
export function findDeviceByKey(
  database: Kysely<Database>,
  key: string,
  now: Date,
): Promise<StoredDevice | undefined> {
  const key_hash = hashKey(key);
  return database
    .selectFrom('devices')
    .selectAll()
    .where((is) =>
      is.or([
        is('key_hash', '=', key_hash),
        is(
          'uuid',
          'in',
          is.selectFrom('former_device_keys').select('device_uuid').where('key_hash', '=', key_hash),
        ),
      ]),
    )
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

/** The phone with this uuid; until the end of the transaction nobody disarms it or voids its scans. */
export async function lockDevice(
  { database }: WriteTransaction,
  uuid: string,
): Promise<StoredDevice | undefined> {
  return database.selectFrom('devices').selectAll().where('uuid', '=', uuid).forShare().executeTakeFirst();
}

/** Whether the phone is disarmed or expired. */
export function isOver(device: StoredDevice, now: Date): boolean {
  return device.disarmed_at !== null || device.expires_at <= now;
}

export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
