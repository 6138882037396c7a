import { commandOf } from '../../command';
import { migrateAt } from '../../platform/database/migrate';
import { openForCommand } from '../../platform/database/open-for-command';
import { refuseUnsuitable } from '../../platform/database/suitable';
import { isDemo } from '../../platform/database/demo-mark';
import { fileStoreOf } from '../../platform/files/open-file-store';
import { createLog } from '../../platform/process/log';
import { keepSiteUrl } from '../../platform/mail/sender-repository';
import { allJobs } from './all-jobs';

/** `npm run job -- NAME`: runs a job now, in the configured database, even while the site runs; the site sends the mails. */
export const jobCommand = commandOf(
  {
    usage: `job -- ${allJobs.map(({ name }) => name).join(' | ')}`,
    read: ([named, ...rest]) => (rest.length === 0 && allJobs.find(({ name }) => name === named)) || null,
  },
  async (job, site) => {
    const config = site.config();
    const { database, url, close } = await openForCommand(config);
    try {
      await migrateAt(url);
      await refuseUnsuitable(database, await isDemo(database));
      await keepSiteUrl(database, config.siteUrl, false);
      const log = createLog(config.logLevel, (line) => site.screen.write(`${line}\n`));
      log.info('job', { name: job.name, ...(await job.run(database, fileStoreOf(config))) });
      return 0;
    } finally {
      await close();
    }
  },
);
