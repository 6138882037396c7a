import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import type { ReferenceRow } from '#common/contract/content/reference-lists';
import { type ReferenceListName, referenceLists } from '#common/contract/content/reference-names';
import { everybody } from '#common/rules/audience';
import type { Database } from '../../platform/database/schema';
import { write } from '../../platform/database/transaction';

/** Synchronises the rows of the reference lists with the contract; writes only differences. */
export async function keepReferenceEntries(database: Kysely<Database>): Promise<void> {
  const stored = await database.selectFrom('reference_entries').selectAll().execute();
  const known = new Map(stored.map((row) => [row.uuid, row]));
  const wanted = contractEntries();
  const differing = wanted.filter((entry) => {
    const row = known.get(entry.uuid);
    return row?.name !== entry.name || row.rank !== entry.rank;
  });
  const gone = stored.filter((row) => !wanted.some((entry) => entry.uuid === row.uuid));
  if (differing.length + gone.length === 0) return;
  await write(database, async ({ database, recordChange }) => {
    for (const { uuid } of gone) {
      await database.deleteFrom('reference_entries').where('uuid', '=', uuid).execute();
      recordChange('reference-entries', uuid, []);
    }
    for (const entry of differing) {
      const { name, rank } = entry;
      await database
        .insertInto('reference_entries')
        .values(entry)
        .onConflict((conflict) => conflict.column('uuid').doUpdateSet({ name, rank }))
        .execute();
      recordChange('reference-entries', entry.uuid, everybody);
    }
  });
}

/** The entries with these uuids, in no order. */
export async function findReferenceEntries(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReferenceRow[]> {
  const entries = await database
    .selectFrom('reference_entries')
    .selectAll()
    .where('uuid', 'in', uuids)
    .execute();
  return everyFieldOf<ReferenceRow[]>()(entries);
}

/** The uuids of a list's entries. */
export async function findReferenceList(
  database: Kysely<Database>,
  list: ReferenceListName,
): Promise<string[]> {
  const rows = await database
    .selectFrom('reference_entries')
    .select('uuid')
    .where('list', '=', list)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

const listNames = Object.keys(referenceLists) as ReferenceListName[];

function contractEntries() {
  return listNames.flatMap((list) =>
    Object.entries(referenceLists[list]).map(([code, name], rank) => ({
      uuid: uuidOfEntry(list, code),
      list,
      code,
      name,
      rank,
    })),
  );
}

/** A uuid that is the same for a code in every database (RFC 9562, version 8: from a hash of its own). */
function uuidOfEntry(list: string, code: string): string {
  const hash = createHash('sha256').update(`${list} ${code}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(12, 15)}`,
    `8${hash.slice(15, 18)}`,
    hash.slice(18, 30),
  ].join('-');
}
