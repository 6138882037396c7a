import type { Kysely } from 'kysely';
import type { Device } from '#common/contract/tickets/device';
import { doorKeyEnd } from '#common/rules/door-key-end';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { readDoorHours } from '../../agenda/show/door-hours-repository';
import { STRAGGLERS } from './device-repository';

/** Maximum number of listed phones, more than any evening has. */
const MOST = 200;

/**
 * The phones whose keys are good, including those disarmed before their keys ended; and those whose keys have ended
 * while scans waited on them, which count once they come in. Newest first.
 */
export async function listDevices(database: Kysely<Database>): Promise<readonly Device[]> {
  const now = await databaseNow(database);
  const dates = await readDoorHours(database, now);
  const devices = await database
    .selectFrom('devices as device')
    .leftJoin('device_contacts as contact', 'contact.device_uuid', 'device.uuid')
    .leftJoin('users as author', 'author.uuid', 'device.armed_by')
    .select([
      'device.uuid',
      'device.name',
      'device.armed_at',
      'device.expires_at',
      'device.disarmed_at',
      'device.void_from',
      'contact.at as contact_at',
      'contact.mirrored_at',
      'contact.waiting',
      'author.name as author_name',
      'author.firstname as author_firstname',
    ])
    .where('device.expires_at', '>', new Date(now.getTime() - STRAGGLERS))
    .where('device.key_hash', 'is not', null)
    .orderBy('device.armed_at', 'desc')
    .orderBy('device.uuid')
    .execute();
  const listed = devices.flatMap((device) => {
    const expiresAt = doorKeyEnd(device.expires_at, dates);
    const isKept = device.disarmed_at === null && (device.waiting ?? 0) > 0;
    return expiresAt > now || isKept ? [{ ...device, expiresAt }] : [];
  });
  return listed.slice(0, MOST).map((device) => ({
    uuid: device.uuid,
    name: device.name,
    armedBy: [device.author_firstname, device.author_name].filter(Boolean).join(' '),
    armedAt: device.armed_at,
    expiresAt: device.expiresAt,
    ...(device.disarmed_at && { disarmedAt: device.disarmed_at }),
    ...(device.void_from && { voidFrom: device.void_from }),
    ...(device.contact_at && { contactAt: device.contact_at }),
    mirroredAt: device.mirrored_at,
    waiting: device.waiting ?? 0,
  }));
}
