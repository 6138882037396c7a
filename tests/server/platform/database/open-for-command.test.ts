import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backupCommand } from '#server/operation/backup/backup-command';
import type { Connection } from '#server/platform/database/connection';
import { exportCommand } from '#server/operation/export/export-command';
import { importCommand } from '#server/operation/import/import-command';
import { jobCommand } from '#server/operation/jobs/job-command';
import { wordpressCommand } from '#server/operation/wordpress/wordpress-command';
import { migrate } from '#server/platform/database/migrate';
import { writeArchive } from '../../../support/archive';
import { openBareDatabase } from '../../../support/test-database';

let folder: string;
let bare: Connection;
let archive: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nowhere-'));
  bare = await openBareDatabase();
  archive = await writeArchive({ news: [] });
});
afterAll(async () => {
  await bare.close();
  for (const place of [folder, archive]) rmSync(place, { recursive: true });
});

type Command = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  screen: { write(text: string): unknown },
) => Promise<number>;

const backup: Command = (...asked) => backupCommand(...asked, '1.0.0');
const commands: readonly (readonly [name: string, command: Command, argument: () => string])[] = [
  ['job', jobCommand, () => 'old-records'],
  ['export', exportCommand, () => join(folder, 'export')],
  ['backup', backup, () => folder],
  ['import', importCommand, () => archive],
  ['import-wordpress', wordpressCommand, () => 'tests/fixtures/wordpress/export.xml'],
];

async function run(command: Command, argument: string, env: Readonly<Record<string, string>>) {
  let said = '';
  const status = await command([argument], env, { write: (text) => (said += text) });
  return { status, said };
}

const tables = async () =>
  (await bare.query("select tablename from pg_tables where schemaname = 'public'")).rows;

describe.each(commands)('where there is no site, %s says so and makes nothing', (_, command, argument) => {
  const refusal = {
    status: 2,
    said: expect.stringMatching(/Il n’y a pas de site ici.*\n.*There is no site here/),
  };

  test('in a mistyped DATA_DIR', async () => {
    const dataDir = join(folder, 'dtaa');
    expect(await run(command, argument(), { DATA_DIR: dataDir })).toMatchObject(refusal);
    expect(existsSync(dataDir)).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('in an empty database', async () => {
    expect(await run(command, argument(), { DATABASE_URL: bare.url, DATA_DIR: folder })).toMatchObject(
      refusal,
    );
    expect(await tables()).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('a database with the tables of a site and nothing in them is none: an earlier release made such ones', async () => {
  await migrate(bare.database);
  expect(await run(backup, folder, { DATABASE_URL: bare.url, DATA_DIR: folder })).toMatchObject({
    status: 2,
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('where DATA_DIR is that of a site whose database is elsewhere, a command without DATABASE_URL says so', async () => {
  const dataDir = join(folder, 'external');
  mkdirSync(join(dataDir, 'files'), { recursive: true });
  writeFileSync(join(dataDir, 'files/affiche.webp'), '');
  expect(await run(jobCommand, 'old-records', { DATA_DIR: dataDir })).toMatchObject({
    status: 2,
    said: expect.stringMatching(/indiquez DATABASE_URL.*\n.*name DATABASE_URL/),
  });
  expect(readdirSync(dataDir)).toEqual(['files']);
});
