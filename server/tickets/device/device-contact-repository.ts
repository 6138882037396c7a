import { type Kysely, sql } from 'kysely';
import type { DoorReport, DoorState } from '#common/contract/tickets/device';
import { permissions } from '#common/contract/calls/permissions';
import { holdsOneOf } from '#common/rules/is-allowed';
import type { Database } from '../../platform/database/schema';
import { write } from '../../platform/database/transaction';
import { readDoorHours } from '../../agenda/show/door-hours-repository';
import { findUsers, isBlocked } from '../../people/user/user-repository';
import type { Spans } from '../../platform/process/spans';
import { STRAGGLERS, hashKey } from './device-repository';
import { renewedEnd } from './key-renewal';

/** What a phone is told of its key. */
export interface KeyState {
  readonly disarmed: boolean;
  /** Null once it is disarmed. */
  readonly door: DoorState | null;
}

/**
 * Stores a door phone's report: the time of contact, when its mirror was last complete, and how many of its scans wait;
 * and renews its key. Null for an unknown key, which is no error: the call itself may be valid.
 */
export async function noteContact(
  database: Kysely<Database>,
  { key, mirroredAt, waiting }: DoorReport,
  spans: Spans,
): Promise<KeyState | null> {
  const key_hash = hashKey(key);
  const { rows } = await sql<{ uuid: string }>`
    with device as (
      select uuid, expires_at, key_hash from devices
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
    select uuid from device`.execute(database);
  const [device] = rows;
  return device === undefined ? null : renewKey(database, device.uuid, spans);
}

/** Renews the key of a phone that uses it: `renewedEnd` says until when. Null for an unknown phone. */
export async function renewKey(
  database: Kysely<Database>,
  uuid: string,
  spans: Spans,
): Promise<KeyState | null> {
  const device = await database
    .selectFrom('devices')
    .selectAll()
    .select(sql<Date>`date_trunc('milliseconds', database_clock())`.as('now'))
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (device === undefined) return null;
  const { armed_by, armed_at, disarmed_at, expires_at: expiresAt, now } = device;
  if (disarmed_at !== null) return { disarmed: true, door: null };
  const [person] = armed_by === null ? [] : await findUsers(database, [armed_by]);
  const hasRight =
    person !== undefined &&
    person.is_activated &&
    !isBlocked(person, now) &&
    holdsOneOf(new Set(person.roles), permissions.ticketOffice);
  // An imported account may never have logged in here.
  const loginAt = hasRight ? (person.last_access ?? armed_at) : null;
  const dates = await readDoorHours(database, now);
  const end = renewedEnd({ expiresAt, loginAt, dates }, now, spans);
  if (end.getTime() !== expiresAt.getTime()) {
    const store = (within: Kysely<Database>) =>
      within
        .updateTable('devices')
        .set({ expires_at: end })
        .where('uuid', '=', uuid)
        // Nobody has armed or disarmed it meanwhile.
        .where('armed_at', '=', armed_at)
        .where('disarmed_at', 'is', null)
        .execute();
    // Scans come in within a transaction; a pull writes only this, and not often.
    await (database.isTransaction
      ? store(database)
      : write(database, (transaction) => store(transaction.database)));
  }
  return { disarmed: false, door: { expiresAt: end } };
}
