import { tmpdir } from 'node:os';
import PgBoss from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskStore } from '#server/platform/files/disk-store';
import { resetFutureTimes } from '#server/platform/jobs/future-times';
import { openQueueQueries } from '#server/platform/jobs/queue-queries';
import { startJobs } from '#server/operation/jobs/start-jobs';
import { createLog } from '#server/platform/process/log';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

let site: TestDatabase;
beforeAll(async () => {
  site = await openTestDatabase();
});
afterAll(() => site.close());

const reset = () => resetFutureTimes(openQueueQueries(site));

test('a database whose queue was never started is left alone', async () => {
  await expect(reset()).resolves.toBeUndefined();
});

test('what a clock that was ahead has dated into the future is due again, and what has to wait still waits', async () => {
  // The queue makes its tables, and does nothing else here.
  const boss = new PgBoss({
    db: { executeSql: site.query },
    schema: 'jobs',
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.createQueue('mails');
  await site.query(
    "update jobs.version set cron_on = now() + interval '1 year', maintained_on = now() - interval '1 hour'",
  );
  await site.query(`
    insert into jobs.job (name, data, state, created_on, started_on, start_after, singleton_on)
    values
      ('mails', '"queued"', 'created', now() + interval '1 year', null, now() + interval '1 year', null),
      ('mails', '"tried"', 'retry', now() - interval '1 hour', now() + interval '1 year', now() + interval '366 days', null),
      ('mails', '"running"', 'active', now() - interval '1 hour', now() + interval '1 year', now() - interval '1 hour', null),
      ('mails', '"waiting"', 'retry', now() - interval '1 hour', now() - interval '1 minute', now() + interval '1 hour', null),
      ('mails', '"done"', 'completed', now(), now(), now(), now() at time zone 'UTC' + interval '1 year')`);
  await reset();
  const { rows } = await site.query(`
    select data as job, start_after <= now() as due, greatest(created_on, started_on) <= now() as past,
      singleton_on is null as free
    from jobs.job where name = 'mails' order by data`);
  expect(rows).toEqual([
    { job: 'done', due: true, past: true, free: true },
    { job: 'queued', due: true, past: true, free: true },
    { job: 'running', due: true, past: true, free: true },
    { job: 'tried', due: true, past: true, free: true },
    { job: 'waiting', due: false, past: true, free: true },
  ]);
  const { rows: versions } = await site.query(`
    select cron_on <= now() as cron, maintained_on < now() - interval '59 minutes' as maintained from jobs.version`);
  expect(versions).toEqual([{ cron: true, maintained: true }]);
  await boss.stop({ graceful: false });
});

test('a start looks at the schedules again', async () => {
  const log = createLog('error', () => undefined);
  const files = diskStore(tmpdir());
  const startAndStop = () =>
    startJobs({ connection: site, files, smtpUrl: null, production: false, log }).stop();
  await startAndStop();
  await site.query("update jobs.version set cron_on = now() + interval '1 year'");
  await startAndStop();
  const { rows } = await site.query('select cron_on <= now() as past from jobs.version');
  expect(rows).toEqual([{ past: true }]);
});
