import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { must } from '#common/base/must';
import type { Database } from '../database/schema';

const WINDOW = '15 minutes';
const PER_ACCOUNT = 10;
/** Many people log in from one address on the evening of a show. */
const PER_ADDRESS = 60;

/**
 * Counts a login before its password is looked at, so that a hundred at once count as a hundred. Known and unknown
 * accounts count alike.
 * @returns the seconds to wait when there were too many for this account or from this address, else null
 */
export async function countLogin(
  database: Kysely<Database>,
  email: string,
  address: string,
): Promise<number | null> {
  const account = await countOne(database, accountKey(email));
  const caller = await countOne(database, addressKey(address));
  const waits = [
    ...(account.count > PER_ACCOUNT ? [account.wait] : []),
    ...(caller.count > PER_ADDRESS ? [caller.wait] : []),
  ];
  return waits.length === 0 ? null : Math.max(...waits);
}

/** A right password takes its account's count back, and its own from the address. */
export async function forgiveLogin(
  database: Kysely<Database>,
  email: string,
  address: string,
): Promise<void> {
  await database.deleteFrom('rate_limits').where('key', '=', accountKey(email)).execute();
  await database
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', addressKey(address))
    .execute();
}

async function countOne(database: Kysely<Database>, key: string): Promise<{ count: number; wait: number }> {
  const { rows } = await sql<{ count: number; wait: number }>`
    insert into rate_limits as counted (key, count, until)
    values (${key}, 1, database_clock() + ${WINDOW}::interval)
    on conflict (key) do update set
      count = case when counted.until < database_clock() then 1 else counted.count + 1 end,
      until = case when counted.until < database_clock() then excluded.until else counted.until end
    returning count, ceil(extract(epoch from until - database_clock()))::integer as wait`.execute(database);
  return must(rows[0], 'the count of logins');
}

// Hashed, since people also try addresses that are no account of ours, and those are nobody's business.
const accountKey = (email: string) => `login account ${hashOf(email.toLowerCase())}`;
const addressKey = (address: string) => `login address ${hashOf(address)}`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
