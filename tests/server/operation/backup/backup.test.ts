import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupCommand } from '#server/operation/backup/backup-command';
import { findLastBackup } from '#server/operation/backup/last-backup-repository';
import { restoreCommand } from '#server/operation/backup/restore-command';
import type { Connection } from '#server/platform/database/connection';
import { migrate } from '#server/platform/database/migrate';
import { claimForDemo } from '#server/platform/database/suitable';
import { fillDemo } from '#server/operation/demo/fill-demo';
import { diskStore } from '#server/platform/files/disk-store';
import { prepareSite } from '#server/content/settings/prepare-site';
import { readSite } from '../../../support/site-content';
import { openBareDatabase } from '../../../support/test-database';

let folder: string;
let site: Connection;
let archive: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  archive = join(folder, 'site.tar.gz');
  site = await openBareDatabase();
  await migrate(site.database);
  await prepareSite(site.database, 'Les Amis de la Scène');
  await claimForDemo(site.database);
  await fillDemo(site.database, diskStore(join(dataDir('site'), 'files')));
  await backup(archive);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const dataDir = (name: string) => join(folder, `data-${name}`);

function backup(place: string) {
  return run(backUp, [place], { DATABASE_URL: site.url, DATA_DIR: dataDir('site') });
}

function restore(place: string, { url }: Connection, name: string) {
  return run(restoreCommand, [place], { DATABASE_URL: url, DATA_DIR: dataDir(name) });
}

const backUp: typeof restoreCommand = (args, env, screen) => backupCommand(args, env, screen, '1.0.0');

async function run(command: typeof restoreCommand, args: readonly string[], env: Record<string, string>) {
  let said = '';
  const status = await command(args, env, { write: (text) => (said += text) });
  return { status, said };
}

/** Runs a test on a database without any table. */
async function onBareDatabase(work: (bare: Connection) => Promise<void>) {
  const bare = await openBareDatabase();
  await work(bare).finally(() => bare.close());
}

test('a site comes back with every row, every picture, every rule of its tables, but for the keys of its phones', () =>
  onBareDatabase(async (bare) => {
    expect(await restore(archive, bare, 'other')).toMatchObject({ status: 0 });
    const [before, after] = await Promise.all([
      readSite(site, dataDir('site')),
      readSite(bare, dataDir('other')),
    ]);
    expect({ ...after, rows: { ...after.rows, devices: [] } }).toEqual({
      ...before,
      rows: { ...before.rows, devices: [] },
    });
    expect(before.rows['news']?.length).toBeGreaterThan(10);
    expect(before.files.length).toBeGreaterThan(10);
  }));

test('administrators see when the last archive was made, and how long it is', async () => {
  const { mtime, size } = await stat(archive);
  const last = await findLastBackup(site.database);
  expect(last?.bytes).toBe(size);
  expect(last?.at.getTime()).toBeLessThanOrEqual(mtime.getTime());
});

test('an archive is its owner’s alone to read', async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
});

test('a folder gets an archive named after its moment, and nothing else stays in it', async () => {
  const place = join(folder, 'usb');
  await mkdir(place);
  expect(await backup(place)).toMatchObject({ status: 0 });
  expect(await readdir(place)).toEqual([
    expect.stringMatching(/^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/),
  ]);
});

test('an archive that was cut is refused, leaves the site empty, and does not keep the whole one out', () =>
  onBareDatabase(async (bare) => {
    const bytes = await readFile(archive);
    for (const part of [0.02, 0.5, 0.9, 0.999]) {
      const cut = join(folder, 'cut.tar.gz');
      await writeFile(cut, bytes.subarray(0, Math.floor(bytes.length * part)));
      const { status, said } = await restore(cut, bare, 'cut');
      expect({ part, status, said }).toMatchObject({
        status: 2,
        said: expect.stringContaining('incomplète'),
      });
    }
    expect(await restore(archive, bare, 'cut')).toMatchObject({ status: 0 });
  }));

test('an archive with a damaged byte anywhere is refused, and no picture of it is stored', () =>
  onBareDatabase(async (bare) => {
    const bytes = await readFile(archive);
    const damaged = join(folder, 'damaged.tar.gz');
    for (let part = 1; part < 30; part += 1) {
      const at = Math.floor((bytes.length * part) / 30);
      const changed = Buffer.from(bytes);
      changed.writeUInt8(bytes.readUInt8(at) ^ 0b100, at);
      await writeFile(damaged, changed);
      const { status, said } = await restore(damaged, bare, 'damaged');
      expect({ part, status, said }).toMatchObject({
        status: 2,
        said: expect.stringMatching(/abîmée.*\n.*damaged/),
      });
    }
    expect(await readdir(folder)).not.toContain('data-damaged');
  }));

test('an archive that was packed anew with what the tables do not take is refused', () =>
  onBareDatabase(async (bare) => {
    const tables = [{ name: 'rideau', columns: ['uuid'] }];
    for (const entries of [
      { 'backup.json': await manifest({ tables }), 'tables/rideau': 'rouge\n' },
      { 'backup.json': await manifest({}), 'tables/rideau': 'rouge\n' },
      { 'backup.json': await manifest({}), 'files/../rideau.sh': 'rouge' },
    ]) {
      const { status, said } = await restore(await packed(entries), bare, 'anew');
      expect({ status, said }).toMatchObject({ status: 2, said: expect.stringContaining('abîmée') });
    }
  }));

test('an archive whose last files were taken out is refused', () =>
  onBareDatabase(async (bare) => {
    const { status, said } = await restore(
      await packed({ 'backup.json': await manifest({}) }),
      bare,
      'short',
    );
    expect({ status, said }).toMatchObject({ status: 2, said: expect.stringContaining('incomplète') });
  }));

test('a site that is there is not overwritten', async () => {
  const before = await readSite(site, dataDir('site'));
  const { status, said } = await restore(archive, site, 'site');
  expect({ status, said }).toMatchObject({ status: 2, said: expect.stringContaining('déjà un site ici') });
  expect(await readSite(site, dataDir('site'))).toEqual(before);
});

test.each([
  ['of a later kind of archive', { format: 2 }],
  ['of tables that this program does not know', { migration: '999-curtain' }],
])('a backup %s says to update the program first', (_, changes) =>
  onBareDatabase(async (bare) => {
    const newer = await packed({ 'backup.json': await manifest({ ...changes, version: '9.0.0' }) });
    const { status, said } = await restore(newer, bare, 'newer');
    expect({ status, said }).toMatchObject({
      status: 2,
      said: expect.stringContaining('plus récente du site (9.0.0)'),
    });
  }),
);

test.each([
  ['a text', () => Buffer.from('Rideau !')],
  ['another archive', async () => readFile(await packed({ 'photo.jpg': 'noise' }))],
  [
    'an archive with something else under the manifest’s name',
    async () => readFile(await packed({ 'backup.json': '[]' })),
  ],
])('%s is no backup, and says so', (_, bytes) =>
  onBareDatabase(async (bare) => {
    const file = join(folder, 'foreign');
    await writeFile(file, await bytes());
    const { status, said } = await restore(file, bare, 'foreign');
    expect(status).toBe(2);
    expect(said).toMatch(/n’est pas une sauvegarde|incomplète ou abîmée/);
  }),
);

test('a place that is not there is named, and a word too few is answered by the usage', async () => {
  expect(await backup(join(folder, 'nowhere/site.tar.gz'))).toMatchObject({
    status: 2,
    said: expect.stringContaining('nowhere'),
  });
  expect(await restore(join(folder, 'nothing'), site, 'site')).toMatchObject({ status: 2 });
  for (const words of [[], ['']])
    expect(await run(backUp, words, {})).toMatchObject({
      status: 2,
      said: expect.stringMatching(/^Usage/),
    });
  expect(await run(restoreCommand, [], {})).toMatchObject({
    status: 2,
    said: expect.stringMatching(/^Usage/),
  });
});

/** The manifest of an archive of this program, but for some changes. */
async function manifest(changes: object): Promise<string> {
  const { rows } = await site.query('select max(name) as migration from kysely_migration');
  const usual = { format: 1, at: '2026-11-21T19:30:00Z', version: '1.0.0', tables: [], sequences: {} };
  return JSON.stringify({ ...usual, ...Object(rows[0]), ...changes });
}

async function packed(entries: Readonly<Record<string, string>>): Promise<string> {
  const file = join(folder, 'packed.tar.gz');
  const tar = pack();
  for (const [name, text] of Object.entries(entries)) tar.entry({ name }, text);
  tar.finalize();
  await pipeline(tar, createGzip(), createWriteStream(file));
  return file;
}
