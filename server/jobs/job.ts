import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { FileStore } from '../files/file-store';
import type { Fields } from '../log';

/** Something that is done at its hours, by one node, or by hand. Doing it twice does no harm. */
export interface Job {
  readonly name: string;
  /** Minute, hour, day, month, weekday, in Paris. */
  readonly cron: string;
  /** Returns what it did, for the log. */
  run(database: Kysely<Database>, files: FileStore): Promise<Fields>;
}
