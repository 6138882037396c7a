import type { Kysely } from 'kysely';
import type { Config } from '../../config';
import { migrateAt } from '../../platform/database/migrate';
import { openForCommand } from '../../platform/database/open-for-command';
import type { Database } from '../../platform/database/schema';
import { refuseUnsuitable } from '../../platform/database/suitable';
import { isDemo } from '../../platform/database/demo-mark';
import type { FileStore } from '../../platform/files/file-store';
import { fileStoreOf } from '../../platform/files/open-file-store';
import { prepareSite } from '../../content/settings/prepare-site';

/** Runs a command that adds to the configured site, also while it is running; one of an earlier release is brought up to date. */
export async function withSite<Result>(
  config: Config,
  work: (database: Kysely<Database>, files: FileStore) => Promise<Result>,
): Promise<Result> {
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
