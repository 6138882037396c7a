import { afterAll, beforeAll, expect, test } from 'vitest';
import { allJobs } from '#server/operation/jobs/all-jobs';
import { jobCommand } from '#server/operation/jobs/job-command';
import { findSender } from '#server/platform/mail/sender-repository';
import { prepareSite } from '#server/content/settings/prepare-site';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
  await prepareSite(site.database, 'Les Amis de la Scène');
});
afterAll(() => site.close());

async function run(...args: string[]) {
  let said = '';
  const env = { DATABASE_URL: site.url, SITE_URL: 'https://ailleurs.example' };
  const status = await jobCommand(args, env, { write: (text) => (said += text) });
  return { status, said };
}

test.each(allJobs.map(({ name }) => name))('%s is done by hand, and says what it did', async (name) => {
  const { status, said } = await run(name);
  expect(status).toBe(0);
  expect(JSON.parse(said)).toMatchObject({ event: 'job', name });
});

test('without a job’s name it says which there are, and does nothing', async () => {
  for (const args of [[], ['unknown'], ['old-records', 'now']]) {
    const { status, said } = await run(...args);
    expect(status).toBe(2);
    for (const { name } of allJobs) expect(said).toContain(name);
  }
});

test('what the site knows of its own address is left alone', async () => {
  await run('old-records');
  expect((await findSender(site.database)).siteUrl).toBe('http://localhost:8080');
});
