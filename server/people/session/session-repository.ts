import { randomUUID } from 'node:crypto';
import { type Kysely, type Transaction, sql } from 'kysely';
import type { RoleCode } from '#common/contract/people/roles';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { findUsers, isBlocked, type StoredUser } from '../user/user-repository';
import { type EndReason, endExpiredTokens, endFamilies } from './ended-session-repository';
import { type RefreshVerdict, judgeRefresh } from './refresh-verdict';
import { hashToken, newToken } from '../../platform/guard/secret-token';
import { type Spans, usualSpans } from '../../platform/process/spans';

/** Tokens in plain text, handed out once. */
export interface IssuedTokens {
  readonly token: string;
  readonly expiresAt: Date;
  readonly refreshToken: { readonly token: string; readonly expiresAt: Date };
}

/** Begins a session of this user on a device. */
export async function openSession(
  transaction: WriteTransaction,
  userUuid: string,
  deviceLabel: string,
  spans: Spans = usualSpans,
): Promise<IssuedTokens> {
  const { database, now } = transaction;
  const uuid = randomUUID();
  await database
    .insertInto('session_families')
    .values({
      uuid,
      user_uuid: userUuid,
      device_label: deviceLabel,
      created_at: now,
      last_used_at: now,
      proved_at: null,
    })
    .execute();
  return issue(database, { familyUuid: uuid, parentUuid: null }, now, spans);
}

/**
 * Exchanges a refresh token for new tokens. Null for an unknown token, and for a session that expired, was stolen, or
 * whose person is blocked or gone: that session is deleted.
 */
export async function rotateSession(
  database: Kysely<Database>,
  refreshToken: string,
  spans: Spans = usualSpans,
): Promise<{ tokens: IssuedTokens; user: StoredUser } | null> {
  return database.transaction().execute(async (transaction) => {
    const use = await lockUse(transaction, hashToken(refreshToken));
    if (use === null) return null;
    const { pair, family, now } = use;
    const [user] = await findUsers(transaction, [family.user_uuid]);
    const verdict = judgeRefresh(pair, await successorsOf(transaction, pair.uuid), now);
    const end = endOf(verdict, pair.refresh_expires_at <= now, user !== undefined && isBlocked(user, now));
    if (user === undefined || end !== null) {
      await endFamilies(transaction, sql`uuid = ${family.uuid}`, end ?? 'closed');
      return null;
    }
    if (verdict === 'first' && pair.parent_uuid !== null)
      await replaceUnused(transaction, pair.parent_uuid, now, pair.uuid);
    if (verdict === 'lost') await replaceUnused(transaction, pair.uuid, now);
    await markUsed(transaction, pair.uuid, family.uuid, now);
    const place = { familyUuid: family.uuid, parentUuid: pair.uuid };
    return { tokens: await issue(transaction, place, now, spans), user };
  });
}

function endOf(verdict: RefreshVerdict, isExpired: boolean, isUserBlocked: boolean): EndReason | null {
  if (verdict === 'theft') return 'theft';
  if (isExpired) return 'unused';
  return isUserBlocked ? 'blocked' : null;
}

/** Ends the session of an access or refresh token, even if the token has expired. False if the token is unknown. */
export async function closeSession(database: Kysely<Database>, token: string): Promise<boolean> {
  const hash = hashToken(token);
  const { numDeletedRows } = await database
    .deleteFrom('session_families')
    .where('uuid', 'in', (from) =>
      from
        .selectFrom('session_tokens')
        .select('family_uuid')
        .where((is) => is.or([is('access_hash', '=', hash), is('refresh_hash', '=', hash)])),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The person of a currently valid access token, or null. */
export async function findSessionUser(
  database: Kysely<Database>,
  accessToken: string,
): Promise<{ uuid: string; roles: ReadonlySet<RoleCode>; session: string } | null> {
  const user = await database
    .selectFrom('session_tokens')
    .innerJoin('session_families', 'session_families.uuid', 'session_tokens.family_uuid')
    .innerJoin('users', 'users.uuid', 'session_families.user_uuid')
    .select(['users.uuid', 'users.roles', 'session_families.uuid as session'])
    .where('access_hash', '=', hashToken(accessToken))
    .where('access_expires_at', '>', sql<Date>`database_clock()`)
    .where((is) =>
      is.or([is('disabled_until', 'is', null), is('disabled_until', '<=', sql<Date>`database_clock()`)]),
    )
    .executeTakeFirst();
  return user === undefined ? null : { ...user, roles: new Set(user.roles) };
}

/** Deletes tokens that can no longer be used, and sessions without any token. */
export async function deleteOldSessions(database: Kysely<Database>): Promise<void> {
  await endExpiredTokens(database);
  await database
    .deleteFrom('session_families')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('session_tokens')
            .select('session_tokens.uuid')
            .whereRef('session_tokens.family_uuid', '=', 'session_families.uuid'),
        ),
      ),
    )
    .execute();
}

// The family is locked before the pair is read, so that of two concurrent uses the second sees the effects of the
// first.
async function lockUse(transaction: Transaction<Database>, refreshHash: Buffer) {
  const family = await transaction
    .selectFrom('session_families')
    .selectAll()
    .select(sql<Date>`database_clock()`.as('now'))
    .where('uuid', 'in', (from) =>
      from.selectFrom('session_tokens').select('family_uuid').where('refresh_hash', '=', refreshHash),
    )
    .forUpdate()
    .executeTakeFirst();
  const pair = await transaction
    .selectFrom('session_tokens')
    .selectAll()
    .where('refresh_hash', '=', refreshHash)
    .executeTakeFirst();
  return family === undefined || pair === undefined ? null : { pair, family, now: family.now };
}

function successorsOf(transaction: Transaction<Database>, uuid: string) {
  return transaction.selectFrom('session_tokens').selectAll().where('parent_uuid', '=', uuid).execute();
}

async function replaceUnused(
  transaction: Transaction<Database>,
  parentUuid: string,
  now: Date,
  except?: string,
): Promise<void> {
  let replaced = transaction
    .updateTable('session_tokens')
    .set({ replaced_at: now })
    .where('parent_uuid', '=', parentUuid)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null);
  if (except !== undefined) replaced = replaced.where('uuid', '<>', except);
  await replaced.execute();
}

async function markUsed(
  transaction: Transaction<Database>,
  pairUuid: string,
  familyUuid: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('session_tokens')
    .set({ used_at: now })
    .where('uuid', '=', pairUuid)
    .where('used_at', 'is', null)
    .execute();
  await transaction
    .updateTable('session_families')
    .set({ last_used_at: now })
    .where('uuid', '=', familyUuid)
    .execute();
}

async function issue(
  transaction: Transaction<Database>,
  { familyUuid, parentUuid }: { readonly familyUuid: string; readonly parentUuid: string | null },
  now: Date,
  spans: Spans,
): Promise<IssuedTokens> {
  const access = newToken();
  const refresh = newToken();
  const expiresAt = new Date(now.getTime() + spans.accessToken);
  const refreshExpiresAt = new Date(now.getTime() + spans.refreshToken);
  await transaction
    .insertInto('session_tokens')
    .values({
      uuid: randomUUID(),
      family_uuid: familyUuid,
      parent_uuid: parentUuid,
      access_hash: hashToken(access),
      access_expires_at: expiresAt,
      refresh_hash: hashToken(refresh),
      refresh_expires_at: refreshExpiresAt,
      used_at: null,
      replaced_at: null,
    })
    .execute();
  return { token: access, expiresAt, refreshToken: { token: refresh, expiresAt: refreshExpiresAt } };
}
