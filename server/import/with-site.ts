import type { Kysely } from 'kysely';
import { readConfig } from '../config';
import { migrateAt } from '../database/migrate';
import { openForCommand } from '../database/open-for-command';
import type { Database } from '../database/schema';
import { refuseUnsuitable } from '../database/suitable';
import { isDemo } from '../demo/demo-mark';
import type { FileStore } from '../files/file-store';
import { fileStoreOf } from '../files/open-file-store';
import { prepareSite } from '../settings/prepare-site';

/** Runs a command that adds to the configured site, also while it is running; one of an earlier release is brought up to date. */
export async function withSite<Result>(
  env: Readonly<Record<string, string | undefined>>,
  work: (database: Kysely<Database>, files: FileStore) => Promise<Result>,
): Promise<Result> {
  const config = readConfig({ ...env, DEMO: undefined, NODE_ENV: undefined });
  const { database, url, close } = await openForCommand(config);
  try {
    await migrateAt(url);
    await refuseUnsuitable(database, await isDemo(database));
    await prepareSite(database, config.siteTitle);
    return await work(database, fileStoreOf(config));
  } finally {
    await close();
  }
}
