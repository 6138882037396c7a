import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Updateable, sql } from 'kysely';
import PgBoss from 'pg-boss';
import { noteBackup } from '#server/operation/backup/last-backup-repository';
import { write } from '#server/platform/database/transaction';
import type { MailTables } from '#server/platform/database/tables/mail-tables';
import { deviceRoutes } from '#server/tickets/device/device-routes';
import { createLog } from '#server/platform/process/log';
import { passwordLetter } from '#server/platform/mail/account-letters';
import { queueMail } from '#server/platform/mail/mail-repository';
import { siteHealthRoutes } from '#server/operation/site-health/site-health-routes';
import { type AskApi, openApi } from '../../../support/api';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';

const { agathe, bertrand } = troupe;
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const HOUR = 60;
const DAY = 24 * HOUR;
const roomy = async () => ({ free: 12e9, total: 40e9 });

let site: TestDatabase;
let boss: PgBoss;
let lines: string[];

beforeAll(async () => {
  site = await openTestDatabase();
  await welcomeTroupe(site.database);
  // The queue makes its tables, and does nothing else here.
  boss = new PgBoss({
    db: { executeSql: site.query },
    schema: 'jobs',
    supervise: false,
    schedule: false,
  });
  await boss.start();
  for (const name of ['empty-trash', 'freed-seats']) await boss.createQueue(name);
});
beforeEach(async () => {
  lines = [];
  for (const table of ['mails', 'jobs.job', 'jobs.archive', 'device_contacts'])
    await site.query(`delete from ${table}`);
  await write(site.database, ({ database }) => database.deleteFrom('devices').execute());
  await site.query(`delete from installation where name = 'last-backup'`);
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await site.close();
});

function open(parts: Partial<Parameters<typeof siteHealthRoutes>[0]> = {}): AskApi {
  return openApi(site.database, {
    ...deviceRoutes,
    ...siteHealthRoutes({
      version: '03.03.05',
      startedAt: ago(10 * DAY),
      isSendingMails: true,
      readDiskSpace: roomy,
      deadline: 60_000,
      log: createLog('warn', (line) => lines.push(line)),
      ...parts,
    }),
  });
}

async function health(parts?: Parameters<typeof open>[0]) {
  const { status, body } = await open(parts)('GET', '/api/site-health', { by: agathe });
  expect(status).toBe(200);
  return body;
}

async function mailOf(
  createdAt: Date,
  lastError: string | null = null,
  become: Updateable<MailTables['mails']> = {},
) {
  const to = { uuid: null, email: 'ami@public.example' };
  const subject = randomUUID();
  await write(site.database, (transaction) =>
    queueMail(transaction, 'password', to, (sender) => ({ ...passwordLetter(subject)(sender), subject })),
  );
  await site.database
    .updateTable('mails')
    .set({ created_at: createdAt, last_error: lastError, ...become })
    .where('subject', '=', subject)
    .execute();
}

const dropped = (at: Date) => ({ try_after: null, dropped_at: at, drop_reason: 'link-over' as const });

const ran = (name: string, state: string, at: Date) =>
  site.query('insert into jobs.job (name, state, completed_on, output) values ($1, $2, $3, $4)', [
    name,
    state,
    at,
    { message: 'Not for ami@public.example' },
  ]);
/** As the queue does after a day. */
const archiveRuns = () =>
  site.query(`
    with run as (delete from jobs.job returning *)
    insert into jobs.archive select * from run`);
const jobIn = (body: { jobs: { name: string }[] }, name: string) =>
  body.jobs.find((job) => job.name === name);

test('a site that is well says so: its version, its size, its disk, its backup', async () => {
  const madeAt = new Date('2026-11-25T05:00:00+01:00');
  await noteBackup(site.database, { at: ago(3 * DAY), bytes: 1 });
  await noteBackup(site.database, { at: madeAt, bytes: 48_000_000 });
  const body = await health();
  expect(body).toMatchObject({
    version: '03.03.05',
    disk: { free: 12e9, total: 40e9 },
    backup: { last: { at: '2026-11-25T05:00:00+01:00', bytes: 48_000_000 } },
    mails: { isSending: true, waiting: 0, late: 0, lateSince: null, lost: 0, refused: 0, lastFault: null },
    phones: [],
    proxies: [],
    otherNames: [],
  });
  expect(body.database.bytes).toBeGreaterThan(1_000_000);
  expect(lines).toEqual([]);
});

test('a mail that is stuck is counted, with when and why, and nobody’s address', async () => {
  await mailOf(ago(2));
  await mailOf(ago(3 * HOUR), 'connect ECONNREFUSED 127.0.0.1:587');
  await mailOf(ago(2 * HOUR), "Can't send mail - all recipients were rejected: 451 <ami@public.example>");
  await mailOf(ago(2 * DAY), 'Invalid login: 535 bureau@theatre.example', dropped(ago(DAY)));
  await mailOf(ago(HOUR), "Can't send mail - all recipients were rejected: 550 <ami@public.example>", {
    try_after: null,
    dropped_at: ago(HOUR),
    drop_reason: 'refused',
  });
  await mailOf(ago(20 * DAY), 'Invalid login', dropped(ago(19 * DAY)));
  const body = await health();
  expect(body.mails).toMatchObject({ waiting: 3, late: 2, lost: 2, refused: 1, lastFault: 'address' });
  expect(Date.parse(body.mails.lateSince)).toBeLessThan(ago(2 * HOUR).getTime());
  expect(JSON.stringify(body)).not.toMatch(/@|ECONN|rejected/);
});

test('a site without a mail server says that its mails stay', async () => {
  await mailOf(ago(3 * HOUR), null, { try_after: null });
  expect((await health({ isSendingMails: false })).mails).toMatchObject({ isSending: false, waiting: 1 });
  expect((await health()).mails).toMatchObject({ waiting: 0, late: 0, lost: 1 });
});

test('a job that failed is told with when, and without the words of its error', async () => {
  await ran('empty-trash', 'completed', ago(2 * DAY));
  await archiveRuns();
  await ran('empty-trash', 'failed', ago(HOUR));
  const body = await health();
  const job = jobIn(body, 'empty-trash');
  expect(job).toMatchObject({ isLate: true });
  expect(Object(job).lastFailedAt > Object(job).lastRunAt).toBe(true);
  expect(JSON.stringify(body)).not.toContain('@');
});

test('a job is late once it has missed its hours, and not before the site has run that long', async () => {
  await ran('freed-seats', 'completed', ago(20));
  await ran('empty-trash', 'completed', ago(25 * HOUR));
  const body = await health();
  expect(jobIn(body, 'freed-seats')).toMatchObject({ isLate: true });
  expect(jobIn(body, 'empty-trash')).toMatchObject({ isLate: false, lastFailedAt: null });
  const fresh = await health({ startedAt: ago(1) });
  expect(fresh.jobs.filter(({ isLate }: { isLate: boolean }) => isLate)).toEqual([]);
  expect(jobIn(fresh, 'old-records')).toMatchObject({ lastRunAt: null, lastFailedAt: null });
});

test('a site that was never backed up says so, and how old the only backup is', async () => {
  expect((await health()).backup).toEqual({ last: null });
  await noteBackup(site.database, { at: ago(9 * DAY), bytes: 5 });
  expect(Date.parse((await health()).backup.last.at)).toBeLessThan(ago(8 * DAY).getTime());
});

test('a full disk is told in bytes', async () => {
  const disk = { free: 90_000_000, total: 40e9 };
  expect((await health({ readDiskSpace: async () => disk })).disk).toEqual(disk);
});

test('a phone of the door is named with its last contact; one put out of service is left out', async () => {
  const ask = open();
  const arm = async (name: string) => {
    const uuid = randomUUID();
    await ask('POST', '/api/devices', { by: bertrand, body: { uuid, name } });
    return uuid;
  };
  const uuid = await arm('Porte A');
  await ask('DELETE', `/api/devices/${await arm('Porte B')}`, { by: bertrand });
  expect((await health()).phones).toEqual([{ name: 'Porte A', contactAt: null, waiting: 0 }]);
  await site.database
    .insertInto('device_contacts')
    .values({ device_uuid: uuid, at: new Date('2026-11-21T20:05:00+01:00'), mirrored_at: null, waiting: 3 })
    .execute();
  expect((await health()).phones).toEqual([
    { name: 'Porte A', contactAt: '2026-11-21T20:05:00+01:00', waiting: 3 },
  ]);
});

test('what cannot be measured is unknown, and hides nothing else', async () => {
  await sql`alter schema jobs rename to jobs_away`.execute(site.database);
  const away = await health({
    readDiskSpace: async () => {
      throw new Error('No such folder');
    },
  }).finally(() => sql`alter schema jobs_away rename to jobs`.execute(site.database));
  expect(away).toMatchObject({ jobs: null, disk: null, mails: { late: 0 }, backup: { last: null } });
  expect(lines.map((line) => JSON.parse(line).part).toSorted()).toEqual(['disk', 'jobs']);
});

test('a disk that does not answer is unknown after a while', async () => {
  expect(await health({ readDiskSpace: () => new Promise(() => {}), deadline: 500 })).toMatchObject({
    disk: null,
  });
});

test('it is for administrators alone', async () => {
  expect((await open()('GET', '/api/site-health', { by: bertrand })).status).toBe(403);
});
