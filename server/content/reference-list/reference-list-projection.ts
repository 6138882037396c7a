import type { Kysely } from 'kysely';
import type { ReferenceRow } from '#common/contract/content/reference-lists';
import type { Database } from '../../platform/database/schema';
import { findReferenceEntries } from './reference-list-repository';

/** Rows of collection `reference-entries`. */
export async function readReferenceRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ReferenceRow>> {
  const entries = await findReferenceEntries(database, keys);
  return new Map(entries.map((entry) => [entry.uuid, entry]));
}
