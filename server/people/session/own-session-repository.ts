import { type Kysely, sql } from 'kysely';
import type { OwnSession } from '#common/contract/people/own-session';
import type { Database } from '../../platform/database/schema';
import { type EndReason, endFamilies } from './ended-session-repository';

/**
 * The sessions of a person, last used first.
 * @param current the session of the request
 */
export async function listSessions(
  database: Kysely<Database>,
  userUuid: string,
  current: string | null,
): Promise<OwnSession[]> {
  const families = await database
    .selectFrom('session_families')
    .selectAll()
    .where('user_uuid', '=', userUuid)
    .where((is) =>
      is.exists(
        is
          .selectFrom('session_tokens')
          .select('session_tokens.uuid')
          .whereRef('session_tokens.family_uuid', '=', 'session_families.uuid')
          .where('refresh_expires_at', '>', sql<Date>`database_clock()`),
      ),
    )
    .orderBy('last_used_at', 'desc')
    .orderBy('uuid')
    .execute();
  return families.map((family) => ({
    uuid: family.uuid,
    device: family.device_label,
    createdAt: family.created_at,
    lastUsedAt: family.last_used_at,
    current: family.uuid === current,
  }));
}

/** Ends a session of this person. False if they have no such session. */
export async function endSession(
  database: Kysely<Database>,
  userUuid: string,
  uuid: string,
): Promise<boolean> {
  return endFamilies(database, sql`user_uuid = ${userUuid} and uuid = ${uuid}`, 'closed');
}

/** Ends all sessions of a person, except one if it is given. */
export async function endSessions(
  database: Kysely<Database>,
  userUuid: string,
  reason: EndReason,
  except: string | null = null,
): Promise<void> {
  await endFamilies(database, sql`user_uuid = ${userUuid} and uuid is distinct from ${except}`, reason);
}

/** Stores a device of a person. True if it is new, but not their first. */
export async function recordKnownDevice(
  database: Kysely<Database>,
  userUuid: string,
  label: string,
): Promise<boolean> {
  const known = await database
    .selectFrom('known_devices')
    .select('label')
    .where('user_uuid', '=', userUuid)
    .execute();
  const seen_at = sql<Date>`database_clock()`;
  await database
    .insertInto('known_devices')
    .values({ user_uuid: userUuid, label, seen_at })
    .onConflict((conflict) => conflict.columns(['user_uuid', 'label']).doUpdateSet({ seen_at }))
    .execute();
  return known.length > 0 && !known.some((device) => device.label === label);
}

/** The devices that a person has used. */
export function listKnownDevices(
  database: Kysely<Database>,
  userUuid: string,
): Promise<{ label: string; seen_at: Date }[]> {
  return database
    .selectFrom('known_devices')
    .select(['label', 'seen_at'])
    .where('user_uuid', '=', userUuid)
    .orderBy('label')
    .execute();
}
