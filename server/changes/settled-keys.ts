import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';

export interface Settled {
  readonly settled: string[];
  readonly unknown: string[];
}

/**
 * Of these keys of writes: `settled` are those that took effect at or below a rev (or changed no mirrored row),
 * `unknown` those that never took effect in this database.
 * @param followed null while a first load goes on: its rows hold no effect for certain
 */
export async function readSettled(
  database: Kysely<Database>,
  keys: readonly string[],
  followed: number | null,
): Promise<Settled> {
  if (keys.length === 0) return { settled: [], unknown: [] };
  const known = await database
    .selectFrom('stored_answers')
    .select(['key', 'rev'])
    .where('key', 'in', keys)
    .execute();
  const revs = new Map(known.map(({ key, rev }) => [key, rev ?? 0]));
  return {
    settled: followed === null ? [] : keys.filter((key) => (revs.get(key) ?? Infinity) <= followed),
    unknown: keys.filter((key) => !revs.has(key)),
  };
}
