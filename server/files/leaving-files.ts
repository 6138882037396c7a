import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import type { FileStore } from './file-store';
import { FileStoreFault } from './file-store-fault';

/** Says that no record names these files once the transaction has ended. They go afterwards, even if the process ends first. */
export async function leaveFiles(transaction: WriteTransaction, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await transaction.database
    .insertInto('leaving_files')
    .values(keys.map((key) => ({ key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Takes back what `leaveFiles` said of these keys, before a file is put under one of them: the same picture may come again.
 * Whoever is removing one just now is waited for.
 */
export async function keepFiles(database: Kysely<Database>, keys: readonly string[]): Promise<void> {
  await database.deleteFrom('leaving_files').where('key', 'in', keys).execute();
}

/** Of a bucket each file takes a while: whoever waits for an answer removes no more than this, some pictures' forms. */
export const A_FEW = 50;

/**
 * Removes the files that were left, `most` at most, and returns how many. What the store does not let go is left for the
 * next time, and all else for the nightly job.
 */
export async function removeLeavingFiles(
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
    for (const { key } of leaving) removed += await removeLeaving(database, files, key);
  } catch (error) {
    if (!(error instanceof FileStoreFault)) throw error;
  }
  return removed;
}

/** In a transaction, so that nobody puts a file under the key meanwhile. */
async function removeLeaving(database: Kysely<Database>, files: FileStore, key: string): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('leaving_files')
      .where('key', '=', key)
      .executeTakeFirst();
    if (numDeletedRows > 0) await files.remove(key);
    return Number(numDeletedRows);
  });
}
