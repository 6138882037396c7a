import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';

export interface Settled {
  readonly settled: string[];
  readonly unknown: string[];
}

/**
 * Classifies the keys of writes: `settled` took effect at or below a rev (or changed no mirrored row), `unknown` never
 * took effect in this database.
 * @param followed null during a first load, when no effect is certain to be in the rows
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
