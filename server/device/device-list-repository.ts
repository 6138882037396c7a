import type { Kysely } from 'kysely';
import type { Device } from '#common/contract/tickets/device';
import { databaseNow } from '../database/clock';
import type { Database } from '../database/schema';

/** Maximum number of listed phones, more than any evening has. */
const MOST = 200;

/** The phones armed within their seven days, including those disarmed since, newest first. */
export async function listDevices(database: Kysely<Database>): Promise<readonly Device[]> {
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
      'contact.at as contact_at',
      'contact.mirrored_at',
      'contact.waiting',
      'author.name as author_name',
      'author.firstname as author_firstname',
    ])
    .where('device.expires_at', '>', await databaseNow(database))
    .where('device.key_hash', 'is not', null)
    .orderBy('device.armed_at', 'desc')
    .orderBy('device.uuid')
    .limit(MOST)
    .execute();
  return devices.map((device) => ({
    uuid: device.uuid,
    name: device.name,
    armedBy: [device.author_firstname, device.author_name].filter(Boolean).join(' '),
    armedAt: device.armed_at,
    expiresAt: device.expires_at,
    ...(device.disarmed_at && { disarmedAt: device.disarmed_at }),
    ...(device.contact_at && { contactAt: device.contact_at }),
    mirroredAt: device.mirrored_at,
    waiting: device.waiting ?? 0,
  }));
}
