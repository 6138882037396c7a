import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../../config';
import { inTime } from '../process/in-time';
import type { Log } from '../process/log';
import { isOutOfReach, outOfReachSentences } from './out-of-reach';
import { type Connection, connect } from './connection';
import { startEmbedded } from './embedded/embedded';
import { holdsRemains } from './embedded/find-site';
import { emptyBesideSite } from './embedded/site-faults';
import { holdsSite } from './holds-site';
import { migrateAt } from './migrate';
import type { Database } from './schema';
import { claimForDemo, refuseUnsuitable } from './suitable';

export interface SiteDatabase {
  readonly connection: Connection;
  close(): Promise<void>;
}

/**
 * Opens the configured database, or the embedded one, checks that it may be used, and migrates it. Throws
 * UnsuitableDatabase, SiteFault or DataDirTaken with the remedy.
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
    if (databaseUrl !== null) await refuseEmptyBesideSite(connection.database, dataDir);
    await migrateAt(connection.url);
    if (demo) await claimForDemo(connection.database);
  } catch (error) {
    await close();
    throw error;
  }
  return { connection, close };
}

/** An address with a mistake in it may lead to an empty database: a new site would begin there, without the files of the old. */
async function refuseEmptyBesideSite(database: Kysely<Database>, dataDir: string): Promise<void> {
  // In this order: another node that makes the site now has its database before its files.
  if ((await holdsRemains(dataDir)) && !(await holdsSite(database))) throw emptyBesideSite(dataDir);
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
      if (!(error instanceof Error) || !isOutOfReach(error)) throw error;
      if ('code' in error && error.code === 'ENOTFOUND') throw error;
      const [french, english] = outOfReachSentences(error);
      log.warn('waiting for the database', { french, english });
      await pause(wait, undefined, { signal: stop });
    }
  }
}
