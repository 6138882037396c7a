import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { hashToken } from '../../platform/guard/secret-token';

const SECRET = 'first-secret';

/** Capitals and digits that nobody mistakes for one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP = 4;

/**
 * Makes the secret that the first administrator is created with, in place of the one before: `7KQX-…`, 80 random bits.
 * Only its hash is stored, in the database, so that each node that shares it knows it.
 */
export async function renewFirstSecret(database: Kysely<Database>): Promise<string> {
  const secret = Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-');
  const value = hashOf(secret).toString('base64url');
  await database
    .insertInto('installation')
    .values({ name: SECRET, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return secret;
}

/** Whether this is the secret; capitals, spaces and dashes do not matter. */
export async function isFirstSecret(database: Kysely<Database>, typed: string): Promise<boolean> {
  const stored = await database
    .selectFrom('installation')
    .select('value')
    .where('name', '=', SECRET)
    .executeTakeFirst();
  return stored !== undefined && timingSafeEqual(Buffer.from(stored.value, 'base64url'), hashOf(typed));
}

/** Deletes the secret: it serves once. */
export async function spendFirstSecret({ database }: WriteTransaction): Promise<void> {
  await database.deleteFrom('installation').where('name', '=', SECRET).execute();
}

const hashOf = (typed: string) => hashToken(typed.toUpperCase().replace(/[\s\p{Pd}]/gu, ''));
