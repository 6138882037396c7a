import type PgBoss from 'pg-boss';
import type { Connection } from '../../platform/database/connection';
import type { FileStore } from '../../platform/files/file-store';
import { allJobs } from './all-jobs';
import { EACH_MINUTE } from '../../platform/jobs/job';
import { resetFutureTimes } from '../../platform/jobs/future-times';
import { MISSED_AFTER, findMissedJobs } from './job-health';
import { type PostDependencies, openPost } from './post';
import { type QueueQueries, openQueueQueries } from '../../platform/jobs/queue-queries';

export interface JobDependencies extends PostDependencies {
  readonly connection: Pick<Connection, 'database' | 'query'>;
  readonly files: FileStore;
}

export interface RunningJobs {
  /** To be called when there may be mails to send. */
  wakeMails(): void;
  /** Waits for running jobs, and the mail that is being sent, to end. */
  stop(): Promise<void>;
}

const LOOK_EVERY = 60_000;
const START_AGAIN_AFTER = 30_000;

/** Starts sending mails and running scheduled jobs, in the background: it returns at once. */
export function startJobs(parts: JobDependencies): RunningJobs {
  const post = openPost(parts);
  const queries = openQueueQueries(parts.connection);
  let boss: PgBoss | null = null;
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;

  const begin = async () => {
    try {
      await resetFutureTimes(queries);
      boss = await openBoss(queries, parts);
      await scheduleJobs(boss, parts);
      await sendMissedJobs(boss, parts);
    } catch (error) {
      parts.log.warn('jobs', { error });
      await boss?.stop({ graceful: false }).catch(() => undefined);
      if (!isStopped) again = setTimeout(() => (begun = begin()), START_AGAIN_AFTER);
    }
  };
  let begun = begin();
  post.wake();
  const look = () => {
    resetFutureTimes(queries).catch((error: unknown) => parts.log.warn('jobs', { error }));
  };
  const lookTimer = setInterval(look, LOOK_EVERY);
  return {
    wakeMails: post.wake,
    async stop() {
      isStopped = true;
      clearTimeout(again);
      clearInterval(lookTimer);
      await begun;
      await Promise.all([post.stop(), boss?.stop({ graceful: true, timeout: 5000 })]);
      await queries.end();
    },
  };
}

async function openBoss({ executeSql }: QueueQueries, { log }: JobDependencies): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({
    db: { executeSql },
    schema: 'jobs',
    cronMonitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 10,
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
    // What runs each minute is awaited by somebody.
    const pollingIntervalSeconds = cron === EACH_MINUTE ? 10 : 60;
    await boss.work(name, { pollingIntervalSeconds }, async () => {
      try {
        log.info('job', { name, ...(await run(connection.database, files)) });
      } catch (error) {
        // The queue only counts it as failed.
        log.warn('job failed', { name, error });
        throw error;
      }
    });
  }
}

/** Runs what the machine was off for; once in some hours at most, however often it is started. */
async function sendMissedJobs(boss: PgBoss, { connection }: JobDependencies): Promise<void> {
  const once = { singletonKey: 'missed', singletonHours: 12 };
  for (const name of await findMissedJobs(connection.database))
    await boss.send(name, {}, { startAfter: MISSED_AFTER * 60, ...once });
}

async function ensureQueue(boss: PgBoss, queue: PgBoss.Queue): Promise<void> {
  if ((await boss.getQueue(queue.name)) === null) await boss.createQueue(queue.name, queue);
}
