import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { diskStore } from '#server/platform/files/disk-store';
import { readJobHealth } from '#server/operation/jobs/job-health';
import { startJobs } from '#server/operation/jobs/start-jobs';
import { createLog } from '#server/platform/process/log';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

const NIGHTLY = ['empty-trash', 'old-bookings', 'old-records', 'temporary-accounts', 'unactivated-accounts'];
const DAY = 24 * 60;
/** The machine was switched on an hour later then. */
const EVENING_BEFORE = DAY - 60;
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

let site: TestDatabase;
beforeAll(async () => {
  site = await openTestDatabase();
  await startAndStop();
});
beforeEach(() => site.query('delete from jobs.job'));
afterAll(() => site.close());

/** A node that is on for a moment; stopping waits for its beginning. */
async function startAndStop(): Promise<void> {
  const log = createLog('error', () => undefined);
  const files = diskStore(tmpdir());
  await startJobs({ connection: site, files, smtpUrl: null, production: false, log }).stop();
}

const ran = (name: string, at: Date) =>
  site.query("insert into jobs.job (name, state, completed_on) values ($1, 'completed', $2)", [name, at]);

async function emptyTrash(startedAt: Date) {
  const jobs = await readJobHealth(site.database, startedAt);
  return jobs.find(({ name }) => name === 'empty-trash');
}

test('a nightly job is late on a machine that is off at night, once it could follow after the start', async () => {
  await ran('empty-trash', ago(3 * DAY));
  expect(await emptyTrash(ago(5))).toMatchObject({ isLate: false });
  expect(await emptyTrash(ago(20))).toMatchObject({ isLate: true });
});

test('a run that a clock ahead has dated into the future hides no lateness', async () => {
  const last = ago(3 * DAY);
  await ran('empty-trash', last);
  await ran('empty-trash', ago(-300 * DAY));
  expect(await emptyTrash(ago(10 * DAY))).toMatchObject({ isLate: true, lastRunAt: last });
});

test('nightly jobs that found the machine off follow some minutes after a start, once', async () => {
  const missed = async () => {
    const { rows } = await site.query(`
      select name, extract(epoch from start_after - created_on)::integer / 60 as minutes
      from jobs.job where singleton_key = 'missed' and state = 'created' order by name`);
    return rows;
  };
  await startAndStop();
  // The site is of today.
  expect(await missed()).toEqual([]);
  await site.query("update kysely_migration set timestamp = '2026-01-01T20:00:00.000Z'");
  await startAndStop();
  expect(await missed()).toEqual(NIGHTLY.map((name) => ({ name, minutes: 5 })));

  await site.query('delete from jobs.job');
  for (const name of NIGHTLY) await ran(name, ago(name === 'old-records' ? EVENING_BEFORE : 120));
  await startAndStop();
  await startAndStop();
  expect(await missed()).toEqual([{ name: 'old-records', minutes: 5 }]);
});
