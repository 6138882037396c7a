import { type Kysely, type Selectable, sql } from 'kysely';
import type { Passkey } from '#common/contract/people/passkey';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import type { PasskeyTables } from '../../platform/database/tables/passkey-tables';

export type StoredPasskey = Selectable<PasskeyTables['passkeys']>;

/** A person's keys, oldest first. */
export function findPasskeysOf(database: Kysely<Database>, userUuid: string): Promise<StoredPasskey[]> {
  return database
    .selectFrom('passkeys')
    .selectAll()
    .where('user_uuid', '=', userUuid)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
}

/** The number of passkeys of a person's account. */
export async function countPasskeysOf(database: Kysely<Database>, userUuid: string): Promise<number> {
  const { total } = await database
    .selectFrom('passkeys')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('user_uuid', '=', userUuid)
    .executeTakeFirstOrThrow();
  return total;
}

/** The passkey with this credential id, of any person. */
export function findPasskey(
  database: Kysely<Database>,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  return database
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Adds a passkey. False if an account already has it. */
export async function addPasskey({ database }: WriteTransaction, passkey: StoredPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Stores the use of a passkey. False if it was removed, or if a concurrent use left its counter no lower, as with a
 * copy.
 */
export async function countUse(
  { database, now }: WriteTransaction,
  { uuid }: Pick<StoredPasskey, 'uuid'>,
  use: Pick<StoredPasskey, 'counter' | 'is_synced'>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('passkeys')
    .set({ ...use, last_used_at: now })
    .where('uuid', '=', uuid)
    .where((is) => is.or([is('counter', '<', use.counter), is('counter', '=', 0)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Renames a passkey of this person; undefined if they have no such passkey. */
export function renamePasskey(
  database: Kysely<Database>,
  userUuid: string,
  uuid: string,
  name: string,
): Promise<StoredPasskey | undefined> {
  return database
    .updateTable('passkeys')
    .set({ name })
    .where('user_uuid', '=', userUuid)
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirst();
}

/** Removes a passkey of this person. False if they have no such passkey. */
export async function removePasskey(
  database: Kysely<Database>,
  userUuid: string,
  uuid: string,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('passkeys')
    .where('user_uuid', '=', userUuid)
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Removes every passkey of a person. */
export async function removePasskeysOf({ database }: WriteTransaction, userUuid: string): Promise<void> {
  await database.deleteFrom('passkeys').where('user_uuid', '=', userUuid).execute();
}

/** The passkey in the form shown to its owner. */
export function passkeyOf(stored: StoredPasskey): Passkey {
  return {
    uuid: stored.uuid,
    name: stored.name,
    device: stored.device_label,
    ...(stored.site !== null && { site: stored.site }),
    createdAt: stored.created_at,
    ...(stored.last_used_at && { lastUsedAt: stored.last_used_at }),
    isSynced: stored.is_synced,
  };
}
