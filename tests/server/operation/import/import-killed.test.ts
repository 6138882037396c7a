import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareSite } from '#server/content/settings/prepare-site';
import { archiveOf, writeArchive } from '../../../support/archive';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

const GUESTS = 4000;
const root = join(import.meta.dirname, '../../../..');
let site: TestDatabase;
let program: string;
let folder: string;

beforeAll(async () => {
  site = await openTestDatabase();
  await prepareSite(site.database, 'Les Amis de la Scène');
  folder = await writeArchive(archiveOf(GUESTS));
  // Inside the house, so that the program finds its dependencies.
  await mkdir(join(root, 'build'), { recursive: true });
  program = await mkdtemp(join(root, 'build/import-test-'));
  await build({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    logLevel: 'error',
    build: { outDir: program, sourcemap: false },
  });
});

afterAll(async () => {
  await site.close();
  await rm(program, { recursive: true });
  await rm(folder, { recursive: true });
});

function startImport(): ChildProcess {
  return spawn(process.execPath, [join(program, 'import.js'), folder], {
    env: { ...process.env, DATABASE_URL: site.url, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function rows() {
  const count = async (table: 'users' | 'free_tickets' | 'scans') => {
    const { count } = await site.database
      .selectFrom(table)
      .select((is) => is.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  return { users: await count('users'), tickets: await count('free_tickets'), scans: await count('scans') };
}

/** Lets an import run until the database holds so many rows of a table, then kills it. */
async function killAt(table: 'users' | 'tickets' | 'scans', reached: number): Promise<void> {
  const process = startImport();
  const gone = once(process, 'exit');
  while ((await rows())[table] < reached) {
    if (process.exitCode !== null) throw new Error('The import ended before it could be killed');
  }
  process.kill('SIGKILL');
  await gone;
}

test('an import that is killed three times ends with every row once, numbered without a gap', async () => {
  await killAt('users', 500);
  const cut = await rows();
  expect(cut.users % 500).toBe(0);
  await killAt('tickets', 1000);
  await killAt('scans', 1500);
  const process = startImport();
  expect(await once(process, 'exit')).toEqual([0, null]);

  expect(await rows()).toEqual({ users: GUESTS, tickets: GUESTS, scans: GUESTS });
  const numbers = await site.database
    .selectFrom('free_tickets')
    .select('ticket_number')
    .orderBy('ticket_number')
    .execute();
  expect(numbers.map(({ ticket_number }) => ticket_number)).toEqual(
    Array.from({ length: GUESTS }, (_, rank) => rank + 1),
  );
  const progress = await site.database
    .selectFrom('import_progress')
    .select(['file', 'added', 'present', 'finished'])
    .execute();
  expect(progress.every(({ present, finished }) => present === 0 && finished)).toBe(true);
  const statuses = await site.database.selectFrom('scans').select('status').distinct().execute();
  expect(statuses).toEqual([{ status: 'accepted' }]);
});
