import { tmpdir } from 'node:os';
import { afterAll, beforeAll } from 'vitest';
import { DatabaseChangeListener } from '#server/platform/feed/database-change-listener';
import { diskStore } from '#server/platform/files/disk-store';
import { createLog } from '#server/platform/process/log';
import { startJobs } from '#server/operation/jobs/start-jobs';
import type { bookingDesk } from './booking-desk';
import { type SmtpSink, openSmtpSink } from './smtp-sink';

/** A node that sends what the box office writes, and the mail server that takes it, for a test file. */
export function bookingPost(desk: ReturnType<typeof bookingDesk>) {
  let sink: SmtpSink;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    sink = await openSmtpSink();
    const site = desk.site();
    const log = createLog('error', () => undefined);
    const jobs = startJobs({
      connection: site,
      files: diskStore(tmpdir()),
      smtpUrl: sink.url,
      production: false,
      log,
    });
    const changeListener = new DatabaseChangeListener(site, log);
    await changeListener.start();
    changeListener.onMail(() => jobs.wakeMails());
    stop = async () => {
      await jobs.stop();
      await changeListener.close();
    };
  });
  afterAll(async () => {
    await stop();
    await sink.close();
  });

  return {
    /** The next letter that arrives at this address. */
    next: (to: string) => sink.next(to),
    /** Every letter that was written to this address, sent or not. */
    written: (to: string) =>
      desk
        .site()
        .database.selectFrom('mails')
        .select(['kind', 'user_uuid'])
        .where('recipient', '=', to)
        .orderBy('created_at')
        .execute(),
  };
}
