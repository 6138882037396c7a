import { array, integer, min, number, object, record, string, type } from 'superstruct';
import type { Infer } from 'superstruct';

/*
 * What a backup is: a gzipped tar of
 *   backup.json        what it holds
 *   tables/<name>      the rows of a table, as COPY writes them in text
 *   files/<key>        the file of a picture, as it was sent
 *   end.json           how much of each: an archive without it was cut
 * It opens with any tar, and the rows with any PostgreSQL.
 */

/** What can be read of archives that a newer program made, is read; a greater number means that it cannot. */
export const FORMAT = 1;

const Table = type({ name: string(), columns: array(string()) });

export const Manifest = type({
  format: min(integer(), 1),
  /** When the rows were read, ISO 8601. */
  at: string(),
  /** Of the site's program. */
  version: string(),
  /** The last change of the tables that the database had seen. */
  migration: string(),
  tables: array(Table),
  /** Each sequence's last value. */
  sequences: record(string(), number()),
});
export type Manifest = Infer<typeof Manifest>;
export type Table = Infer<typeof Table>;

/** The rows of each table, and the files. */
export const Total = object({ rows: record(string(), integer()), files: integer() });
export type Total = Infer<typeof Total>;

export const MANIFEST = 'backup.json';
export const TABLES = 'tables/';
export const FILES = 'files/';
export const END = 'end.json';

/** The archive cannot be restored here, or the place is not fit for it. The message says why and what to do, in French. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}
