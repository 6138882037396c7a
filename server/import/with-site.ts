import type { Kysely } from 'kysely';
import { ConfigError, readConfig } from '../config';
import { DataDirTaken } from '../database/embedded/embedded';
import { migrate } from '../database/migrate';
import { openForCommand } from '../database/open-for-command';
import type { Database } from '../database/schema';
import { UnsuitableDatabase, refuseUnsuitable } from '../database/suitable';
import { isDemo } from '../demo/demo-mark';
import { FileStoreError } from '../files/file-store-error';
import type { FileStore } from '../files/file-store';
import { fileStoreOf } from '../files/open-file-store';
import { prepareSite } from '../settings/prepare-site';

/** Runs a command that adds to the configured site, also while it is running; a new database is prepared first. */
export async function withSite<Result>(
  env: Readonly<Record<string, string | undefined>>,
  work: (database: Kysely<Database>, files: FileStore) => Promise<Result>,
): Promise<Result> {
  const config = readConfig({ ...env, DEMO: undefined, NODE_ENV: undefined });
  const { database, close } = await openForCommand(config);
  try {
    await migrate(database);
    await refuseUnsuitable(database, await isDemo(database));
    await prepareSite(database, config.siteTitle);
    return await work(database, fileStoreOf(config));
  } finally {
    await close();
  }
}

/** Whether an error is one of the settings or of the place, whose message tells the remedy in French. */
export const isOfPlace = (error: Error): boolean =>
  [ConfigError, UnsuitableDatabase, DataDirTaken, FileStoreError].some((kind) => error instanceof kind);
