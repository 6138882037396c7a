import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { ArmedDevice, DeviceWrite, DoorReport } from '#common/contract/tickets/device';
import { doorKeyAudience } from '#common/rules/audience';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import { recordScansOf } from '../show/date-rows-repository';
import type { DeviceTables } from '../database/tables/device-tables';

export type StoredDevice = Selectable<DeviceTables['devices']>;

const DAY = 24 * 3_600_000;
const ARMED = 7 * DAY;
/** How long after its expiry a key may still submit scans, which arrive marked. */
const STRAGGLERS = 30 * DAY;

/**
 * Arms a phone for a door, or re-arms it with a new key. The key is only in the answer, which may be lost: those that the
 * phone was given before stay valid until the new one is used.
 */
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
  const key_hash = hash(key);
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

/** Whether the phone is disarmed or expired. */
export function isOver(device: StoredDevice, now: Date): boolean {
  return device.disarmed_at !== null || device.expires_at <= now;
}

/**
 * Stores a door phone's report: the time of contact, when its mirror was last complete, and how many of its scans wait.
 * An unknown key is no error: the call itself may be valid.
 * @returns whether the reporting phone was disarmed
 */
export async function noteContact(
  database: Kysely<Database>,
  { key, mirroredAt, waiting }: DoorReport,
): Promise<boolean> {
  const key_hash = hash(key);
  const { rows } = await sql<{ disarmed: boolean }>`
    with device as (
      select uuid, disarmed_at, expires_at, key_hash from devices
      where key_hash = ${key_hash}
        or uuid in (select device_uuid from former_device_keys where key_hash = ${key_hash})
    ), replaced as (
      delete from former_device_keys
      where device_uuid in (select uuid from device where key_hash = ${key_hash})
    ), contact as (
      insert into device_contacts (device_uuid, at, mirrored_at, waiting)
      select uuid, date_trunc('milliseconds', database_clock()), ${mirroredAt}::timestamptz, ${waiting}::integer
      from device where expires_at > database_clock() - ${STRAGGLERS} * interval '1 millisecond'
      on conflict (device_uuid) do update
      set at = excluded.at, mirrored_at = excluded.mirrored_at, waiting = excluded.waiting
    )
    select disarmed_at is not null as disarmed from device`.execute(database);
  return rows[0]?.disarmed ?? false;
}

function hash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
