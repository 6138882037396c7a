import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Database } from '../../platform/database/schema';
import { type WriteTransaction, write } from '../../platform/database/transaction';
import {
  type ImportProgress,
  findProgress,
  findRefusals,
  forgetRefusals,
  keepProgress,
} from './import-progress-repository';
import type { LineImporter, Outcome } from './importer';
import { type BatchLimits, type Line, inBatches, readLines } from './json-lines';

/**
 * A mirror receives all rows of one write on one page, also on a slow connection. The limit in bytes keeps a write to
 * few articles, or many users.
 */
const BATCH: BatchLimits = { lines: 500, bytes: 256 * 1024 };

/**
 * Imports a file in writes of at most 500 lines, each stored together with the progress: an interrupted import resumes
 * where it stopped, and of a finished file only the refused lines are read again, since what they lacked may be there by
 * now. Its other rows may have been deleted since, and stay so. Calls `onProgress` after each write.
 */
export async function importFile(
  database: Kysely<Database>,
  importer: LineImporter,
  path: string,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportProgress> {
  let progress = await findProgress(database, `${importer.name}.jsonl`, await hashOf(path));
  if (progress.finished && progress.refused === 0) return progress;
  onProgress(progress);
  const start = progress.finished ? 0 : progress.bytes;
  const lines = progress.finished
    ? refusedLines(path, await findRefusals(database, progress.file_hash))
    : readLines(path, progress.bytes, progress.lines);
  for await (const batch of inBatches(lines, start, BATCH)) {
    progress = await importBatch(database, importer, progress, batch);
    onProgress(progress);
  }
  const finished = { ...progress, finished: true };
  await write(database, (transaction) => keepProgress(transaction, finished));
  return finished;
}

async function* refusedLines(path: string, refusals: readonly { readonly line: number }[]) {
  const refused = new Set(refusals.map(({ line }) => line));
  for await (const line of readLines(path)) if (refused.has(line.number)) yield line;
}

async function importBatch(
  database: Kysely<Database>,
  importer: LineImporter,
  before: ImportProgress,
  batch: readonly Line[],
): Promise<ImportProgress> {
  const add = importer.read(batch.map(({ text }) => text));
  try {
    return await write(database, async (transaction) =>
      keep(transaction, before, batch, await add(transaction)),
    );
  } catch (error) {
    if (reasonOf(error) === null) throw error;
    const outcomes = await addOneByOne(database, importer, batch);
    return write(database, (transaction) => keep(transaction, before, batch, outcomes));
  }
}

/** Adds the rows of a batch one by one, so that a row refused by the database does not fail the other 499. */
async function addOneByOne(
  database: Kysely<Database>,
  importer: LineImporter,
  batch: readonly Line[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { text } of batch) {
    try {
      outcomes.push(...(await write(database, importer.read([text]))));
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null) throw error;
      outcomes.push({ refused: reason });
    }
  }
  return outcomes;
}

/** Why the database refused data (SQLSTATE classes 22 and 23), or null for any other error. */
function reasonOf(error: unknown): string | null {
  if (!(error instanceof pg.DatabaseError) || !/^2[23]/.test(error.code ?? '')) return null;
  return `la base de données la refuse (${error.constraint ?? error.message})`;
}

async function keep(
  transaction: WriteTransaction,
  before: ImportProgress,
  batch: readonly Line[],
  outcomes: readonly Outcome[],
): Promise<ImportProgress> {
  const { file_hash, finished: isAgain } = before;
  const refusals = batch.flatMap(({ number }, rank) => {
    const outcome = outcomes[rank];
    return typeof outcome === 'object' ? [{ file_hash, line: number, reason: outcome.refused }] : [];
  });
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  const progress = {
    ...before,
    ...(!isAgain && { bytes: batch.at(-1)?.end ?? before.bytes, lines: before.lines + batch.length }),
    added: before.added + count('added'),
    present: before.present + count('present'),
    refused: before.refused + refusals.length - (isAgain ? batch.length : 0),
  };
  if (isAgain) await forgetRefusals(transaction, file_hash, batch);
  await keepProgress(transaction, progress, refusals);
  return progress;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
