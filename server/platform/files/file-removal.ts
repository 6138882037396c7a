import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import type { FileStore } from './file-store';
import { FileStoreError } from '../process/file-store-error';

/**
 * Marks files for removal, since no record references them once the transaction commits. They are removed afterwards,
 * even if the process ends first.
 */
export async function markFilesForRemoval(
  transaction: WriteTransaction,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await transaction.database
    .insertInto('leaving_files')
    .values(keys.map((key) => ({ key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Unmarks keys before a file is stored under one of them: the same picture may be uploaded again. Waits for a removal
 * in progress.
 */
export async function keepFiles(database: Kysely<Database>, keys: readonly string[]): Promise<void> {
  await database.deleteFrom('leaving_files').where('key', 'in', keys).execute();
}

/** The most files removed within a call, since a bucket takes a while for each. */
export const A_FEW = 50;

/**
 * Removes the marked files, at most `most`, and returns how many. Failures of the store and the files beyond `most` are
 * left to the nightly job.
 */
export async function removeMarkedFiles(
  database: Kysely<Database>,
  files: FileStore,
  most = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  const leaving = await database
    .selectFrom('leaving_files')
    .select('key')
    .orderBy('key')
    .limit(most)
    .execute();
  let removed = 0;
  try {
    for (const { key } of leaving) removed += await removeMarked(database, files, key);
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
  }
  return removed;
}

/** In a transaction, so that no file is stored under the key in the meantime. */
async function removeMarked(database: Kysely<Database>, files: FileStore, key: string): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('leaving_files')
      .where('key', '=', key)
      .executeTakeFirst();
    if (numDeletedRows > 0) await files.remove(key);
    return Number(numDeletedRows);
  });
}
