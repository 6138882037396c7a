import { type Kysely, type Selectable, sql } from 'kysely';
import type { Passkey } from '#common/contract/people/passkey';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import type { PasskeyTables } from '../database/tables/passkey-tables';

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

/** How many keys open a person's account. */
export async function countPasskeysOf(database: Kysely<Database>, userUuid: string): Promise<number> {
  const { total } = await database
    .selectFrom('passkeys')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('user_uuid', '=', userUuid)
    .executeTakeFirstOrThrow();
  return total;
}

/** The key that an authenticator names, whosever it is. */
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

/** Adds a key. False: an account has it already. */
export async function addPasskey({ database }: WriteTransaction, passkey: StoredPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Remembers that a key was used. False: it is gone, or was used at the same moment and counted no further, as a copy
 * would.
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

/** Renames a key of this person; undefined where they have no such key. */
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

/** Removes a key of this person. False: they have no such key. */
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

/** The key as its owner sees it. */
export function passkeyOf(stored: StoredPasskey): Passkey {
  return {
    uuid: stored.uuid,
    name: stored.name,
    device: stored.device_label,
    createdAt: stored.created_at,
    ...(stored.last_used_at && { lastUsedAt: stored.last_used_at }),
    isSynced: stored.is_synced,
  };
}
