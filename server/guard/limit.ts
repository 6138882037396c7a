import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type Kysely, sql } from 'kysely';
import { must } from '#common/base/must';
import type { Database } from '../database/schema';
import { CallError } from '../http/call-error';

/** How often something may be done within a time. */
export interface Limit {
  /** What is counted, and for whom: `login to`, an address. */
  readonly of: string;
  readonly by: string;
  readonly most: number;
  readonly minutes: number;
}

/**
 * Counts a try before anything is checked, so that a hundred at once count as a hundred. The counts are in the
 * database, which all nodes share. Returns the number of this try, from 1. Throws CallError `too-many-requests`, with
 * Retry-After.
 */
export async function countTry(database: Kysely<Database>, limit: Limit): Promise<number> {
  const { count, wait } = await countOf(database, limit);
  if (count > limit.most)
    throw new CallError('too-many-requests', { headers: { 'Retry-After': String(Math.max(1, wait)) } });
  return count;
}

/** Counts a try like `countTry`, and tells whether it is within the limit. */
export async function isWithin(database: Kysely<Database>, limit: Limit): Promise<boolean> {
  return (await countOf(database, limit)).count <= limit.most;
}

/** Whether something was counted, and its time is not over. */
export async function wasCounted(database: Kysely<Database>, limit: Limit): Promise<boolean> {
  const found = await database
    .selectFrom('rate_limits')
    .select('key')
    .where('key', '=', keyOf(limit))
    .where('until', '>', sql<Date>`database_clock()`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Which try this is, from 1, and how many seconds until they are counted anew. */
async function countOf(
  database: Kysely<Database>,
  limit: Limit,
): Promise<{ readonly count: number; readonly wait: number }> {
  const { rows } = await sql<{ count: number; wait: number }>`
    insert into rate_limits as known (key, count, until)
    values (${keyOf(limit)}, 1, database_clock() + make_interval(mins => ${limit.minutes}))
    on conflict (key) do update set
      count = case when known.until <= database_clock() then 1 else known.count + 1 end,
      until = case when known.until <= database_clock() then excluded.until else known.until end
    returning count, ceil(extract(epoch from until - database_clock()))::integer as wait`.execute(database);
  return must(rows[0], 'the count of tries');
}

/** Deletes the count of tries that turned out to be no guesses. */
export async function forgiveTries(database: Kysely<Database>, ...limits: readonly Limit[]): Promise<void> {
  await database
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', 'in', limits.map(keyOf))
    .execute();
}

// Hashed, since people also try addresses that are no account of ours, and those are nobody's business.
const keyOf = ({ of, by }: Limit) =>
  `${of} ${createHash('sha256').update(by.toLowerCase()).digest('base64url')}`;

/**
 * Who counts as one network address: of IPv6 a household has 2^64, so all of those together.
 * @param groups of 16 bits of an IPv6 address; whoever rents a server may have all that begin with the same three
 */
export function networkOf(address: string, groups = 4): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  if (after.some((group) => group.includes('.'))) return address;
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after]
    .slice(0, groups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
