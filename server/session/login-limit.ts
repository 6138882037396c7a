import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { must } from '#common/base/must';
import type { Database } from '../database/schema';
import { CallError } from '../http/call-error';

const WINDOW = '15 minutes';
const PER_ACCOUNT = 10;
/** Many people log in from one address on the evening of a show. */
const PER_ADDRESS = 60;

/**
 * Counts a login before its password is looked at, so that a hundred at once count as a hundred. Known and unknown
 * accounts count alike. Throws CallError `too-many-requests`, with Retry-After.
 */
export async function limitLogins(database: Kysely<Database>, email: string, address: string): Promise<void> {
  await countTry(database, addressKey(address), PER_ADDRESS);
  await countTry(database, accountKey(email), PER_ACCOUNT);
}

/** A right password was no guess: it does not count. */
export async function forgiveLogin(
  database: Kysely<Database>,
  email: string,
  address: string,
): Promise<void> {
  await database
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', 'in', [addressKey(address), accountKey(email)])
    .execute();
}

async function countTry(database: Kysely<Database>, key: string, most: number): Promise<void> {
  const { rows } = await sql<{ count: number; wait: number }>`
    insert into rate_limits as known (key, count, until)
    values (${key}, 1, database_clock() + ${WINDOW}::interval)
    on conflict (key) do update set
      count = case when known.until <= database_clock() then 1 else known.count + 1 end,
      until = case when known.until <= database_clock() then excluded.until else known.until end
    returning count, ceil(extract(epoch from until - database_clock()))::integer as wait`.execute(database);
  const { count, wait } = must(rows[0], 'the count of logins');
  if (count > most)
    throw new CallError('too-many-requests', { headers: { 'Retry-After': String(Math.max(1, wait)) } });
}

// Hashed, since people also try addresses that are no account of ours, and those are nobody's business.
const accountKey = (email: string) => `login to ${hashOf(email.toLowerCase())}`;
const addressKey = (address: string) => `login from ${hashOf(address)}`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
