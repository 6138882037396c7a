import { readConfig } from '../config';
import { migrateAt } from '../database/migrate';
import { openForCommand } from '../database/open-for-command';
import { refuseUnsuitable } from '../database/suitable';
import { isDemo } from '../demo/demo-mark';
import { fileStoreOf } from '../files/open-file-store';
import { createLog } from '../log';
import { keepSiteUrl } from '../mail/sender-repository';
import { operatorSentence } from '../operator-sentence';
import { allJobs } from './all-jobs';

/** Where a command writes its output. */
interface Screen {
  write(text: string): unknown;
}

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
    const { database, url, close } = await openForCommand(config);
    try {
      await migrateAt(url);
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
    const sentence = operatorSentence(error, env);
    if (sentence === null) throw error;
    screen.write(`${sentence}\n`);
    return 2;
  }
}
