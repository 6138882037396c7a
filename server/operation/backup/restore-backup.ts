import { createReadStream } from 'node:fs';
import { buffer, json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { type Struct, is } from 'superstruct';
import { type Extract, extract } from 'tar-stream';
import type { Connection } from '../../platform/database/connection';
import { isFileKey } from '../../platform/files/file-key';
import { typeOfFile } from '../../platform/files/file-type';
import type { FileStore } from '../../platform/files/file-store';
import { BackupFault, END, FILES, MANIFEST, Manifest, TABLES, Total } from './archive';
import { EmptyTables } from './empty-tables';

export interface Restored {
  readonly manifest: Manifest;
  readonly total: Total;
}

/**
 * Restores an archive of `makeBackup` into an empty database and a file store. All rows are committed in one
 * transaction after the whole archive was read; until then the site stays empty and the restore can be repeated.
 * `refuseTorn` has read it before.
 * Throws BackupFault if the archive is incomplete or not made for this program, or the database is not empty.
 */
export async function restoreBackup(
  source: string,
  connection: Pick<Connection, 'database' | 'url'>,
  files: FileStore,
): Promise<Restored> {
  const entries = extract();
  const restoring = restoreEntries(entries, connection, files).catch((error: Error) => {
    // No more entries are read: end the pipeline that feeds them too.
    entries.destroy(error);
    throw error;
  });
  const feeding = pipeline(createReadStream(source), createGunzip(), entries);
  // If both fail, the pipeline only says that it was ended.
  await Promise.allSettled([restoring, feeding]);
  try {
    const restored = await restoring;
    await feeding;
    return restored;
  } catch (error) {
    throw isOfArchive(error) ? damaged() : error;
  }
}

/**
 * Reads an archive to its end before anything is touched: there is the checksum of its bytes. Throws BackupFault, or the
 * error of a file that is not there.
 */
export async function refuseTorn(source: string): Promise<void> {
  const entries = extract();
  entries.on('entry', (_, entry, next) => {
    // The pipeline fails with it.
    entry.on('error', () => undefined);
    entry.on('end', () => next());
    entry.resume();
  });
  try {
    await pipeline(createReadStream(source), createGunzip(), entries);
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? error : damaged();
  }
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
      } else if (tables === null) throw foreign();
      else if (name.startsWith(TABLES)) {
        const table = name.slice(TABLES.length);
        if (manifest?.tables.some((known) => known.name === table) !== true) throw damaged();
        total.rows[table] = await tables.fill(table, entry);
      } else if (name.startsWith(FILES)) {
        const key = name.slice(FILES.length);
        if (!isFileKey(key)) throw damaged();
        await files.put(key, await buffer(entry), typeOfFile(key));
        total.files += 1;
      } else if (name === END) end = await read(entry, Total);
      else entry.resume();
    }
    if (manifest === null || tables === null) throw foreign();
    if (end === null || !isSame(end, total)) throw damaged();
    await tables.commit();
    return { manifest, total };
  } finally {
    await tables?.close();
  }
}

async function read<T>(entry: AsyncIterable<unknown>, struct: Struct<T, unknown>): Promise<T> {
  const value: unknown = await json(entry).catch(() => null);
  if (!is(value, struct)) throw foreign();
  return value;
}

const isSame = (one: Total, other: Total) =>
  one.files === other.files &&
  Object.entries({ ...one.rows, ...other.rows }).every(([name]) => one.rows[name] === other.rows[name]);

const foreign = () =>
  new BackupFault(
    'Ce fichier n’est pas une sauvegarde du site. Rien n’a été changé.',
    'This file is no backup of the site. Nothing was changed.',
  );

const damaged = () =>
  new BackupFault(
    'Cette sauvegarde est incomplète ou abîmée. Le site est resté vide ; prenez-en une autre.',
    'This backup is incomplete or damaged. The site has stayed empty; take another one.',
  );

/** PostgreSQL’s classes of errors in data, in rules between them, and in names of tables and columns. */
const OF_DATA = /^(22|23|42P|42703)/;

/** Whether PostgreSQL refuses what the archive says, as of one that was packed anew. */
const isOfArchive = (error: unknown) => error instanceof pg.DatabaseError && OF_DATA.test(error.code ?? '');
