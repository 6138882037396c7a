import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { FileStore } from '../files/file-store';
import type { Fields } from '../process/log';

/** The schedule of the jobs that somebody waits for. */
export const EACH_MINUTE = '* * * * *';

/** A task that one node runs on a schedule, or that is run by hand. Running it twice does no harm. */
export interface Job {
  readonly name: string;
  /** Minute, hour, day, month, weekday, in Paris time. */
  readonly cron: string;
  /** Returns what it did, for the log. */
  run(database: Kysely<Database>, files: FileStore): Promise<Fields>;
}
