import { array, integer, min, number, object, record, string, type } from 'superstruct';
import type { Infer } from 'superstruct';
import { CommandFault } from '../../command';

/*
 * The format of a backup: a gzipped tar of
 *   backup.json        the manifest
 *   tables/<name>      the rows of a table, in COPY's text format
 *   files/<key>        the original file of a picture
 *   end.json           counts of rows and files: an archive without it is incomplete
 * Any tar can open it, and any PostgreSQL can load the rows.
 */

/**
 * The format number. Unknown fields of a newer program are ignored; a higher number means that the archive cannot be
 * read.
 */
export const FORMAT = 1;

const Table = type({ name: string(), columns: array(string()) });

export const Manifest = type({
  format: min(integer(), 1),
  /** When the rows were read, ISO 8601. */
  at: string(),
  /** The version and the build of the site's program. */
  version: string(),
  /** The last migration applied to the database. */
  migration: string(),
  tables: array(Table),
  /** The last value of each sequence. */
  sequences: record(string(), number()),
});
export type Manifest = Infer<typeof Manifest>;
export type Table = Infer<typeof Table>;

/** Row counts by table, and the number of files. */
export const Total = object({ rows: record(string(), integer()), files: integer() });
export type Total = Infer<typeof Total>;

export const MANIFEST = 'backup.json';
export const TABLES = 'tables/';
export const FILES = 'files/';
export const END = 'end.json';

/** The archive cannot be written or restored here: it or its target is unsuitable. The message says what to do. */
export class BackupFault extends CommandFault {
  override readonly name = 'BackupFault';

  constructor(french: string, english: string) {
    super(`${french}\n${english}`);
  }
}
