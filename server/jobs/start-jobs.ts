import { CompiledQuery, type Kysely } from 'kysely';
import type PgBoss from 'pg-boss';
import { attachPaper } from '../booking/booking-attachments';
import type { Connection } from '../database/connection';
import type { Database } from '../database/schema';
import type { FileStore } from '../files/file-store';
import type { Log } from '../log';
import { type HandedMail, dispatchQueuedMails } from '../mail/dispatch-queued-mails';
import { type Mailer, openMailer, sendMail } from '../mail/send-mail';
import { allJobs } from './all-jobs';
import { resetFutureTimes } from './future-times';
import { MISSED_AFTER, findMissedJobs } from './job-health';
import { type QueueQueries, openQueueQueries } from './queue-queries';

export interface JobDependencies {
  readonly connection: Pick<Connection, 'database' | 'query'>;
  readonly files: FileStore;
  readonly smtpUrl: string | null;
  /** In production, links of mails that cannot be sent are kept out of the log. */
  readonly production: boolean;
  readonly log: Log;
}

export interface RunningJobs {
  /** To be called when there may be mails in the outbox. */
  wakeMails(): void;
  /** Waits for running jobs to end. */
  stop(): Promise<void>;
}

const MAILS = 'mails';
const LOOK_EVERY = 60_000;
/** 12 more tries with doubling delays, since a mail server may be down for a night. */
const PERSISTENCE = { retryLimit: 12, retryDelay: 15, retryBackoff: true, expireInSeconds: 120 };
const START_AGAIN_AFTER = 30_000;

/** Starts sending mails and running scheduled jobs, in the background: it returns at once. */
export function startJobs(parts: JobDependencies): RunningJobs {
  const post = { wake: () => {} };
  const queries = openQueueQueries(parts.connection);
  let boss: PgBoss | null = null;
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;
  let mailer: Mailer | null = null;

  const begin = async () => {
    try {
      await resetFutureTimes(queries);
      boss = await openBoss(queries, parts);
      await scheduleJobs(boss, parts);
      await sendMissedJobs(boss, parts);
      mailer = parts.smtpUrl === null ? null : await openMailer(parts.smtpUrl);
      post.wake = await startPost(boss, mailer, parts);
      post.wake();
    } catch (error) {
      parts.log.warn('jobs', { error });
      await boss?.stop({ graceful: false }).catch(() => undefined);
      if (!isStopped) again = setTimeout(() => (begun = begin()), START_AGAIN_AFTER);
    }
  };
  let begun = begin();
  const look = () => {
    post.wake();
    resetFutureTimes(queries).catch((error: unknown) => parts.log.warn('jobs', { error }));
  };
  const lookTimer = setInterval(look, LOOK_EVERY);
  return {
    wakeMails: () => post.wake(),
    async stop() {
      isStopped = true;
      clearTimeout(again);
      clearInterval(lookTimer);
      await begun;
      post.wake = () => {};
      await boss?.stop({ graceful: true, timeout: 5000 });
      await queries.end();
      mailer?.close();
    },
  };
}

async function openBoss({ executeSql }: QueueQueries, { log }: JobDependencies): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({
    db: { executeSql },
    schema: 'jobs',
    cronWorkerIntervalSeconds: 30,
    archiveCompletedAfterSeconds: 86_400,
    deleteAfterDays: 30,
  });
  boss.on('error', (error) => log.warn('jobs', { error }));
  return boss.start();
}

async function scheduleJobs(boss: PgBoss, { connection, files, log }: JobDependencies): Promise<void> {
  for (const { name, cron, run } of allJobs) {
    await ensureQueue(boss, {
      name,
      policy: 'singleton',
      retryLimit: 2,
      retryDelay: 60,
      expireInMinutes: 30,
    });
    await boss.schedule(name, cron, {}, { tz: 'Europe/Paris' });
    await boss.work(name, { pollingIntervalSeconds: 60 }, async () => {
      log.info('job', { name, ...(await run(connection.database, files)) });
    });
  }
}

/** Runs what the machine was off for; once in some hours at most, however often it is started. */
async function sendMissedJobs(boss: PgBoss, { connection }: JobDependencies): Promise<void> {
  const once = { singletonKey: 'missed', singletonHours: 12 };
  for (const name of await findMissedJobs(connection.database))
    await boss.send(name, {}, { startAfter: MISSED_AFTER * 60, ...once });
}

/** @returns a function to call when there may be mails */
async function startPost(boss: PgBoss, mailer: Mailer | null, parts: JobDependencies): Promise<() => void> {
  const { log, smtpUrl, connection } = parts;
  const { database } = connection;
  const give = mailer === null ? tell(parts) : enqueueWith(boss);
  let worker: string | null = null;
  const next = () => {
    if (worker !== null) boss.notifyWorker(worker);
  };
  if (mailer !== null && smtpUrl !== null) {
    await ensureQueue(boss, { name: MAILS, ...PERSISTENCE });
    worker = await boss.work<{ uuid: string }>(MAILS, { pollingIntervalSeconds: 10 }, async (mails) => {
      for (const { data } of mails) await sendMail(database, mailer, smtpUrl, data.uuid, attachPaper);
      next();
    });
  }
  // All of them: a letter to a full house would else wait for the next look after each hundred.
  const dispatchAll = async () => {
    while ((await dispatchQueuedMails(database, give)) > 0) next();
  };
  return () => {
    dispatchAll().catch((error: unknown) => log.warn('mails', { error }));
  };
}

async function ensureQueue(boss: PgBoss, queue: PgBoss.Queue): Promise<void> {
  if ((await boss.getQueue(queue.name)) === null) await boss.createQueue(queue.name, queue);
}

/** Adds mails to the queue, in the transaction that takes them out of the outbox. */
const enqueueWith = (boss: PgBoss) => (mails: readonly HandedMail[], transaction: Kysely<Database>) =>
  boss.insert(
    mails.map(({ uuid }) => ({
      name: MAILS,
      data: { uuid },
      retryLimit: PERSISTENCE.retryLimit,
      retryDelay: PERSISTENCE.retryDelay,
      retryBackoff: PERSISTENCE.retryBackoff,
      expireInSeconds: PERSISTENCE.expireInSeconds,
    })),
    {
      db: {
        executeSql: (text: string, values: unknown[]) =>
          transaction.executeQuery(CompiledQuery.raw(text, values)),
      },
    },
  );

/** Without a mail server, administrators read mails on the site, and developers find the links in the log. */
const tell =
  ({ log, production }: JobDependencies) =>
  async (mails: readonly HandedMail[]) => {
    for (const { uuid, kind, link } of mails)
      log.info('mail kept, no SMTP_URL', { uuid, kind, ...(!production && link !== null && { link }) });
  };
