import { type Kysely, sql } from 'kysely';
import type { AccountToken } from '#common/contract/people/account';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { hashToken, newToken } from '../../platform/guard/secret-token';
import { findUserByEmail } from '../user/user-repository';
import type { AccountTables, PendingRegistration } from '../../platform/database/tables/account-tables';

type Kind = AccountTables['account_tokens']['kind'];

const HOUR = 3_600_000;
const lives: Readonly<Record<Kind, number>> = { activation: 7 * 24 * HOUR, password: HOUR };

/** Creates an account token to be sent by mail. Only its hash is stored. */
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
      used_at: null,
      pending: pending === null ? null : JSON.stringify(pending),
    })
    .execute();
  return token;
}

/** Lets a mailed token live, from now on, as long as its letter says. */
export async function prolongAccountToken(
  { database, now }: WriteTransaction,
  kind: Kind,
  token: string,
): Promise<void> {
  await database
    .updateTable('account_tokens')
    .set({ expires_at: new Date(now.getTime() + lives[kind]) })
    .where('hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute();
}

/** How many valid password tokens an account has. */
export async function countPasswordTokens(
  { database, now }: WriteTransaction,
  userUuid: string,
): Promise<number> {
  const { count } = await database
    .selectFrom('account_tokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_uuid', '=', userUuid)
    .where('kind', '=', 'password')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** The token with its person in the form of the API, or undefined if it is unknown, expired or deleted after use. */
export async function findAccountToken(
  database: Kysely<Database>,
  kind: Kind,
  token: string,
): Promise<AccountToken | undefined> {
  const found = await database
    .selectFrom('account_tokens')
    .innerJoin('users', 'users.uuid', 'account_tokens.user_uuid')
    .select([
      'users.uuid',
      'users.name',
      'users.firstname',
      'users.email',
      'users.is_activated',
      'account_tokens.pending',
    ])
    .where('hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', sql<Date>`database_clock()`)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { pending, uuid, email, is_activated: isActivated } = found;
  const { name, firstname } = pending ?? found;
  return { token, user: { uuid, name, firstname, email, isActivated } };
}

/**
 * Uses a password token; of two concurrent uses only one succeeds. Undefined if the token is unknown, used or expired.
 */
export async function takePasswordToken(
  { database }: WriteTransaction,
  token: string,
): Promise<{ user_uuid: string } | undefined> {
  return database
    .deleteFrom('account_tokens')
    .where('hash', '=', hashToken(token))
    .where('kind', '=', 'password')
    .where('expires_at', '>', sql<Date>`database_clock()`)
    .returning('user_uuid')
    .executeTakeFirst();
}

/**
 * The pending registrations of this token's address, by password hash: the token's own first, then the others in the
 * order of their creation. A null value means the account as stored; an account imported without a password is listed
 * under the key null, so that a link alone never makes anyone's password valid for it. Empty if the token is used,
 * unknown or expired.
 */
export async function waitingRegistrations(
  database: Kysely<Database>,
  token: string,
): Promise<ReadonlyMap<string | null, PendingRegistration | null>> {
  const hash = hashToken(token);
  const links = await database
    .selectFrom('account_tokens as followed')
    .innerJoin('users', 'users.uuid', 'followed.user_uuid')
    .innerJoin('account_tokens as link', 'link.user_uuid', 'followed.user_uuid')
    .select(['link.pending', 'users.password_hash'])
    .where('followed.hash', '=', hash)
    .where((is) =>
      is.and(
        (['followed', 'link'] as const).flatMap((table) => [
          is(`${table}.kind`, '=', 'activation'),
          is(`${table}.used_at`, 'is', null),
          is(`${table}.expires_at`, '>', sql<Date>`database_clock()`),
        ]),
      ),
    )
    .orderBy((is) => is('link.hash', '<>', hash))
    .orderBy('link.created_at')
    .execute();
  const waiting = new Map<string | null, PendingRegistration | null>();
  // The first registration is stored in the account itself and counts even if its own link has expired.
  const current = links.slice(0, 1).map((link) => ({ ...link, pending: null }));
  for (const { pending, password_hash } of [...links, ...current]) {
    const own = pending?.passwordHash ?? password_hash;
    if (!waiting.has(own)) waiting.set(own, pending);
  }
  return waiting;
}

/**
 * The hash of the first password chosen for an address that is not activated yet; null if the address is activated,
 * unknown or without a password.
 */
export async function firstRegistrationHash(
  database: Kysely<Database>,
  email: string,
): Promise<string | null> {
  const user = await findUserByEmail(database, email);
  if (user === undefined || user.is_activated) return null;
  if (user.password_hash !== null) return user.password_hash;
  const link = await database
    .selectFrom('account_tokens')
    .select('pending')
    .where('user_uuid', '=', user.uuid)
    .where('kind', '=', 'activation')
    .where('pending', 'is not', null)
    .orderBy('created_at')
    .executeTakeFirst();
  return link?.pending?.passwordHash ?? null;
}

/**
 * Uses an activation token and with it all others of its account; of two concurrent uses one succeeds, the other gets
 * `spent`. Undefined if the token is unknown or expired.
 */
export async function spendActivationToken(
  { database, now }: WriteTransaction,
  token: string,
): Promise<{ user_uuid: string; spent: boolean } | undefined> {
  const found = await database
    .selectFrom('account_tokens')
    .select(['user_uuid', 'used_at'])
    .where('hash', '=', hashToken(token))
    .where('kind', '=', 'activation')
    .where('expires_at', '>', sql<Date>`database_clock()`)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { user_uuid, used_at } = found;
  if (used_at === null) await spendActivations({ database, now }, user_uuid);
  return { user_uuid, spent: used_at !== null };
}

/** Marks every activation link of an account as used, so that following one reports that the account is activated. */
export async function spendActivations(
  { database, now }: Pick<WriteTransaction, 'database' | 'now'>,
  userUuid: string,
): Promise<void> {
  await database
    .updateTable('account_tokens')
    .set({ used_at: now, pending: null })
    .where('user_uuid', '=', userUuid)
    .where('kind', '=', 'activation')
    .where('used_at', 'is', null)
    .execute();
}

/** Deletes the mailed tokens of an account: those of one kind, or all. */
export async function voidAccountTokens(
  { database }: WriteTransaction,
  userUuid: string,
  kind: Kind | null = null,
): Promise<void> {
  let voided = database.deleteFrom('account_tokens').where('user_uuid', '=', userUuid);
  if (kind !== null) voided = voided.where('kind', '=', kind);
  await voided.execute();
}

/** Deletes expired mail tokens. Returns how many. */
export async function deleteOldTokens(database: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('account_tokens')
    .where('expires_at', '<=', sql<Date>`database_clock()`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
