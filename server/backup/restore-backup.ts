import { createReadStream } from 'node:fs';

import { buffer, json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Struct, is } from 'superstruct';
import { type Extract, extract } from 'tar-stream';
import type { Connection } from '../database/connection';
import { typeOfFile } from '../files/file-type';
import type { FileStore } from '../files/file-store';
import { BackupFault, END, FILES, MANIFEST, Manifest, TABLES, Total } from './archive';
import { EmptyTables } from './empty-tables';

export interface Restored {
  readonly manifest: Manifest;
  readonly total: Total;
}

/**
 * Restores an archive of `makeBackup` into an empty database and a file store. All rows are committed in one
 * transaction after the whole archive was read; until then the site stays empty and the restore can be repeated.
 * Throws BackupFault if the archive is incomplete or not made for this program, or the database is not empty.
 */
export async function restoreBackup(
  source: string,
  connection: Pick<Connection, 'database' | 'url'>,
  files: FileStore,
): Promise<Restored> {
  const entries = extract();
  const [restored] = await Promise.all([
    restoreEntries(entries, connection, files).catch((error: Error) => {
      // No more entries are read: end the pipeline that feeds them too.
      entries.destroy(error);
      throw error;
    }),
    pipeline(createReadStream(source), createGunzip(), entries),
  ]).catch((error: unknown) => {
    throw isTorn(error) ? new BackupFault(CUT) : error;
  });
  return restored;
}

async function restoreEntries(
  entries: Extract,
  connection: Pick<Connection, 'database' | 'url'>,
  files: FileStore,
): Promise<Restored> {
  let manifest: Manifest | null = null;
  let tables: EmptyTables | null = null;
  let end: Total | null = null;
  const total: Total = { rows: {}, files: 0 };
  try {
    for await (const entry of entries) {
      const { name } = entry.header;
      if (name === MANIFEST) {
        manifest = await read(entry, Manifest);
        tables = await EmptyTables.open(connection, manifest);
      } else if (tables === null) throw new BackupFault(FOREIGN);
      else if (name.startsWith(TABLES)) {
        const table = name.slice(TABLES.length);
        total.rows[table] = await tables.fill(table, entry);
      } else if (name.startsWith(FILES)) {
        const key = name.slice(FILES.length);
        await files.put(key, await buffer(entry), typeOfFile(key));
        total.files += 1;
      } else if (name === END) end = await read(entry, Total);
      else entry.resume();
    }
    if (manifest === null || tables === null) throw new BackupFault(FOREIGN);
    if (end === null || !isSame(end, total)) throw new BackupFault(CUT);
    await tables.commit();
    return { manifest, total };
  } finally {
    await tables?.close();
  }
}

async function read<T>(entry: AsyncIterable<unknown>, struct: Struct<T, unknown>): Promise<T> {
  const value: unknown = await json(entry).catch(() => null);
  if (!is(value, struct)) throw new BackupFault(FOREIGN);
  return value;
}

const isSame = (one: Total, other: Total) =>
  one.files === other.files &&
  Object.entries({ ...one.rows, ...other.rows }).every(([name]) => one.rows[name] === other.rows[name]);

const FOREIGN = 'Ce fichier n’est pas une sauvegarde du site. Rien n’a été changé.';
const CUT =
  'Cette sauvegarde est incomplète ou abîmée : elle ne va pas jusqu’à sa fin. Le site est resté vide ; prenez-en une autre.';

/** Whether an error of zlib or tar-stream means that the file is cut, damaged or no archive. */
function isTorn(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && String(error.code).startsWith('Z_')) || /tar header|end of data/.test(error.message)
  );
}
