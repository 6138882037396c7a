import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../config';
import { inTime } from '../in-time';
import type { Log } from '../log';
import { isOutOfReach } from './out-of-reach';
import { type Connection, connect } from './connection';
import { startEmbedded } from './embedded/embedded';
import { migrateAt } from './migrate';
import type { Database } from './schema';
import { claimForDemo, refuseUnsuitable } from './suitable';

export interface SiteDatabase {
  readonly connection: Connection;
  close(): Promise<void>;
}

/**
 * Opens the configured database, or the embedded one, checks that it may be used, and migrates it. Throws
 * UnsuitableDatabase or DataDirTaken with the remedy.
 * @param stop gives the opening up: it throws, and closes what was opened
 */
export async function openDatabase(
  { databaseUrl, dataDir, demo }: Pick<Config, 'databaseUrl' | 'dataDir' | 'demo'>,
  log: Log,
  stop: AbortSignal,
): Promise<SiteDatabase> {
  const embedded = databaseUrl === null ? await startEmbedded(dataDir, (event) => log.warn(event)) : null;
  if (embedded !== null) log.info('database', { folder: embedded.folder, adopted: embedded.adopted });
  const onError = (error: Error) => log.warn('database connection', { error });
  const connection = connect(databaseUrl ?? embedded?.url ?? '', { onError });
  const close = async () => {
    // A query that PostgreSQL does not answer must not keep ours from being stopped.
    await inTime(connection.close(), CLOSE_WITHIN).catch((error: unknown) => log.warn('closing', { error }));
    await embedded?.stop();
  };
  try {
    await untilReached(connection.database, log, stop);
    await refuseUnsuitable(connection.database, demo);
    await migrateAt(connection.url);
    if (demo) await claimForDemo(connection.database);
  } catch (error) {
    await close();
    throw error;
  }
  return { connection, close };
}

const CLOSE_WITHIN = 2000;
const LONGEST_PAUSE = 10_000;

/**
 * Waits for a PostgreSQL that is down, for example after a power cut; an unknown host name counts as a wrong setting.
 */
async function untilReached(database: Kysely<Database>, log: Log, stop: AbortSignal): Promise<void> {
  for (let wait = 250; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    stop.throwIfAborted();
    try {
      await sql`select`.execute(database);
      return;
    } catch (error) {
      const isNowhere = error instanceof Error && 'code' in error && error.code === 'ENOTFOUND';
      if (isNowhere || !isOutOfReach(error)) throw error;
      log.warn('waiting for the database', { error });
      await pause(wait, undefined, { signal: stop });
    }
  }
}
