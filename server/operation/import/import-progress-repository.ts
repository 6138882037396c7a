import type { Kysely, Selectable } from 'kysely';
import { insertRows } from '../../platform/database/insert-rows';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import type { ImportTables } from '../../platform/database/tables/import-tables';

export type ImportProgress = Selectable<ImportTables['import_progress']>;

/** The import progress of a file; zero if its import has not begun. */
export async function findProgress(
  database: Kysely<Database>,
  file: string,
  file_hash: string,
): Promise<ImportProgress> {
  const stored = await database
    .selectFrom('import_progress')
    .selectAll()
    .where('file_hash', '=', file_hash)
    .executeTakeFirst();
  return stored ?? { file_hash, file, bytes: 0, lines: 0, added: 0, present: 0, refused: 0, finished: false };
}

/** Forgets why these lines of a file were refused. */
export async function forgetRefusals(
  { database }: WriteTransaction,
  file_hash: string,
  lines: readonly { readonly number: number }[],
): Promise<void> {
  await database
    .deleteFrom('import_refusals')
    .where('file_hash', '=', file_hash)
    .where(
      'line',
      'in',
      lines.map(({ number }) => number),
    )
    .execute();
}

/** Stores the import progress of a file, in the transaction that adds the counted rows. */
export async function keepProgress(
  { database }: WriteTransaction,
  progress: ImportProgress,
  refusals: readonly Selectable<ImportTables['import_refusals']>[] = [],
): Promise<void> {
  await database
    .insertInto('import_progress')
    .values(progress)
    .onConflict((conflict) => conflict.column('file_hash').doUpdateSet(progress))
    .execute();
  await insertRows(database, 'import_refusals', refusals);
}

/** The refused lines of a file, in order. */
export function findRefusals(database: Kysely<Database>, file_hash: string) {
  return database
    .selectFrom('import_refusals')
    .select(['line', 'reason'])
    .where('file_hash', '=', file_hash)
    .orderBy('line')
    .execute();
}
