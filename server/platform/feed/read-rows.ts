import type { Kysely } from 'kysely';
import type { Collection } from '#common/contract/feed/collection-names';
import type { Database } from '../database/schema';
import { type Keys, keysOf, union } from './keys';
import type { Reader, Readers } from './readers';

export interface ReadRows {
  /** The keys that have a row. */
  readonly keys: Keys;
  readonly byCollection: Record<string, unknown[]>;
}

/** Reads the rows of these keys with their collections' readers, in the order of the keys. */
export async function readRows(database: Kysely<Database>, readers: Readers, keys: Keys): Promise<ReadRows> {
  const byCollection: Record<string, unknown[]> = {};
  const found: { collection: Collection; key: string }[] = [];
  for (const [collection, wanted] of keys) {
    // Only mirrors know the type of each collection's rows; here all rows are treated alike.
    const read = readers[collection] as Reader<Collection>;
    const rows = await read(database, [...wanted]);
    const present = [...wanted].filter((key) => rows.has(key));
    if (present.length > 0) byCollection[collection] = present.map((key) => rows.get(key));
    found.push(...present.map((key) => ({ collection, key })));
  }
  return { keys: keysOf(found), byCollection };
}

/** The rows of both; the second ones are not among the first. */
export function together(one: ReadRows, other: ReadRows): ReadRows {
  const byCollection = { ...one.byCollection };
  for (const [collection, rows] of Object.entries(other.byCollection))
    byCollection[collection] = [...(byCollection[collection] ?? []), ...rows];
  return { keys: union(one.keys, other.keys), byCollection };
}
