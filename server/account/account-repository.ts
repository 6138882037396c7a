import { type Kysely, sql } from 'kysely';
import type { AccountToken } from '#common/contract/account';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import { hashToken, newToken } from '../guard/secret-token';
import type { AccountTables, PendingRegistration } from './account-tables';

type Kind = AccountTables['account_tokens']['kind'];

const HOUR = 3_600_000;
const lives: Readonly<Record<Kind, number>> = { activation: 7 * 24 * HOUR, password: HOUR };

/** Makes a key to an account, to be sent to its address. It stands in that mail and nowhere else. */
export async function addAccountToken(
  { database, now }: WriteTransaction,
  kind: Kind,
  userUuid: string,
  pending: PendingRegistration | null = null,
): Promise<string> {
  const token = newToken();
  await database
    .insertInto('account_tokens')
    .values({
      hash: hashToken(token),
      kind,
      user_uuid: userUuid,
      created_at: now,
      expires_at: new Date(now.getTime() + lives[kind]),
      pending: pending === null ? null : JSON.stringify(pending),
    })
    .execute();
  return token;
}

/** The token with its person as calls answer it, or undefined for one that is unknown, used or over. */
export async function findAccountToken(
  database: Kysely<Database>,
  kind: Kind,
  token: string,
): Promise<AccountToken | undefined> {
  const found = await database
    .selectFrom('account_tokens')
    .innerJoin('users', 'users.uuid', 'account_tokens.user_uuid')
    .select(['users.uuid', 'users.name', 'users.firstname', 'users.email', 'account_tokens.pending'])
    .where('hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', sql<Date>`database_clock()`)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { pending, uuid, email } = found;
  const { name, firstname } = pending ?? found;
  return { token, user: { uuid, name, firstname, email } };
}

/** Uses a token: of two who come at once, one gets it. Undefined for one that is unknown, used or over. */
export async function takeAccountToken(
  { database }: WriteTransaction,
  kind: Kind,
  token: string,
): Promise<{ user_uuid: string; pending: PendingRegistration | null } | undefined> {
  return database
    .deleteFrom('account_tokens')
    .where('hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', sql<Date>`database_clock()`)
    .returning(['user_uuid', 'pending'])
    .executeTakeFirst();
}

/** Voids every key to an account that is under way. */
export async function voidAccountTokens({ database }: WriteTransaction, userUuid: string): Promise<void> {
  await database.deleteFrom('account_tokens').where('user_uuid', '=', userUuid).execute();
}

/** Forgets keys that are over. Returns how many. */
export async function forgetOldTokens(database: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('account_tokens')
    .where('expires_at', '<=', sql<Date>`database_clock()`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
