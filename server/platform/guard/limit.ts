import { createHash } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import { type Kysely, sql } from 'kysely';
import { must } from '#common/base/must';
import type { Database } from '../database/schema';
import { CallError } from '../http/call-error';
import { isPrivate } from '../process/proxies';

/** The number of attempts allowed within a time. */
export interface Limit {
  /** The action counted, such as `login to`; `by` is its subject, such as an address. */
  readonly of: string;
  readonly by: string;
  readonly most: number;
  readonly minutes: number;
}

/**
 * Counts an attempt before it may succeed, so that a hundred concurrent ones count as a hundred. The counts are in
 * the database, shared by all nodes. Returns the number of this attempt, from 1. Throws CallError `too-many-requests`,
 * with Retry-After.
 */
export async function countAttempt(database: Kysely<Database>, limit: Limit): Promise<number> {
  const { count, wait } = await countOf(database, limit);
  if (count > limit.most)
    throw new CallError('too-many-requests', { headers: { 'Retry-After': String(Math.max(1, wait)) } });
  return count;
}

/** Counts an attempt like `countAttempt`; returns whether it is within the limit. */
export async function isWithin(database: Kysely<Database>, limit: Limit): Promise<boolean> {
  return (await countOf(database, limit)).count <= limit.most;
}

/** Whether an attempt was counted in the current window. */
export async function wasCounted(database: Kysely<Database>, limit: Limit): Promise<boolean> {
  const found = await database
    .selectFrom('rate_limits')
    .select('key')
    .where('key', '=', keyOf(limit))
    .where('until', '>', sql<Date>`database_clock()`)
    .executeTakeFirst();
  return found !== undefined;
}

/** The number of this attempt, from 1, and the seconds until the window ends. */
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
  return must(rows[0], 'the count of attempts');
}

/** Takes back one count of each of these limits, for an attempt that was no guess. */
export async function uncountAttempts(
  database: Kysely<Database>,
  ...limits: readonly Limit[]
): Promise<void> {
  await database
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', 'in', limits.map(keyOf))
    .execute();
}

// Hashed, since people also try addresses without an account here, which should not be stored.
const keyOf = ({ of, by }: Limit) =>
  `${of} ${createHash('sha256').update(by.toLowerCase()).digest('base64url')}`;

/** 16-bit groups of an IPv6 address that a household's devices share. */
const HOUSEHOLD_GROUPS = 4;

/**
 * The range that a network of `networkOf` belongs to: an IPv4 /24 or an IPv6 /48. A rented server may own all addresses of
 * such a range. A network of this machine or a private one is a range of its own: a proxy may stand there, with everybody
 * behind it.
 */
export function rangeOf(network: string): string {
  if (!hasRange(network)) return network;
  return network.includes('.')
    ? network.split('.').slice(0, 3).join('.')
    : network.split(':').slice(0, 3).join(':');
}

/** The beginning that all networks of a range share, and no other. */
export const rangePrefix = (network: string): string =>
  `${rangeOf(network)}${network.includes('.') ? '.' : ':'}`;

/** The range of an address; null for addresses of this machine and of private networks, which are counted in none. */
export function publicRangeOf(address: string): string | null {
  const network = networkOf(address);
  return hasRange(network) ? rangeOf(network) : null;
}

function hasRange(network: string): boolean {
  const address = network.includes('.') ? network : `${network}::`;
  return isIP(address) !== 0 && !isPrivate(address);
}

/** How many times more a whole range may do: the phones of a town may share one. */
const RANGE_FACTOR = 4;

/** The limit of a caller's network and, more generously, of its whole range. */
export function limitsFrom(address: string, limit: Omit<Limit, 'by'>): readonly Limit[] {
  const range = publicRangeOf(address);
  const { of, most } = limit;
  return [
    { ...limit, by: networkOf(address) },
    ...(range === null ? [] : [{ ...limit, of: `${of} range`, by: range, most: RANGE_FACTOR * most }]),
  ];
}

/** Counts an attempt for each of these limits. Throws as `countAttempt` does. */
export async function countAttempts(database: Kysely<Database>, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) await countAttempt(database, limit);
}

/** The key under which a network address is counted: a household has 2^64 IPv6 addresses, which count as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  if (after.some((group) => group.includes('.'))) return address;
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after]
    .slice(0, HOUSEHOLD_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
