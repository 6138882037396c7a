import { ConfigError, readConfig } from '../config';
import { DataDirTaken } from '../database/embedded/embedded';
import { migrate } from '../database/migrate';
import { openForCommand } from '../database/open-for-command';
import { UnsuitableDatabase, refuseUnsuitable } from '../database/suitable';
import { isDemo } from '../demo/demo-mark';
import { FileStoreError } from '../files/file-store-error';
import { fileStoreOf } from '../files/open-file-store';
import { createLog } from '../log';
import { keepSiteUrl } from '../mail/sender-repository';
import { allJobs } from './all-jobs';

/** Where a command writes its output. */
interface Screen {
  write(text: string): unknown;
}

const expected = [ConfigError, UnsuitableDatabase, DataDirTaken, FileStoreError];

/**
 * `npm run job -- NAME`: runs a job now, in the configured database, even while the site runs; the site sends the
 * mails. Returns the exit status: 0 if it was done, 2 if nothing was.
 */
export async function jobCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  screen: Screen,
): Promise<number> {
  const job = allJobs.find(({ name }) => name === args[0]);
  if (job === undefined || args.length > 1) {
    screen.write(`Usage : npm run job -- ${allJobs.map(({ name }) => name).join(' | ')}\n`);
    return 2;
  }
  try {
    const config = readConfig({ ...env, DEMO: undefined, NODE_ENV: undefined });
    const { database, close } = await openForCommand(config);
    try {
      await migrate(database);
      await refuseUnsuitable(database, await isDemo(database));
      await keepSiteUrl(database, config.siteUrl, false);
      const log = createLog(config.logLevel, (line) => screen.write(`${line}\n`));
      log.info('job', {
        name: job.name,
        ...(await job.run(database, fileStoreOf(config))),
      });
      return 0;
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error;
    screen.write(`${error.message}\n`);
    return 2;
  }
}
