import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { write } from '#server/platform/database/transaction';
import { exportCommand } from '#server/operation/export/export-command';
import { exportFolder } from '#server/operation/export/export-folder';
import { exporters } from '#server/operation/export/exporters';
import { diskStore } from '#server/platform/files/disk-store';
import type { FileStore } from '#server/platform/files/file-store';
import { importFolder } from '#server/operation/import/import-folder';
import { importers } from '#server/operation/import/importers';
import { addImageFile, importPictureFiles } from '#server/operation/import/import-picture-files';
import { addPreviewImage } from '#server/content/preview-image/preview-image-repository';
import { archiveOf, writeArchive } from '../../../support/archive';
import { doorsOpen } from '../../../support/door';
import { threeHats } from '../../../support/news-desk';
import { paragraph } from '../../../support/news-draft';
import { curtain } from '../../../support/pictures';
import { photo, wholeArchive } from '../../../support/whole-archive';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { welcomeTroupe } from '../../../support/troupe';

// More than one step of an exporter reads at a time.
const GUESTS = 600;
const archive = archiveOf(GUESTS);
const [cancelled, orphan] = archive['free-tickets'];
const [booking] = archive.bookings;

let folder: string;
let site: TestDatabase;
let other: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  [site, other] = [await openTestDatabase(), await openTestDatabase()];
  for (const { setClock } of [site, other]) await setClock(doorsOpen);
  await welcomeTroupe(site.database);
  await write(site.database, (transaction) => addPreviewImage(transaction, threeHats));
  await importInto(site, 'site', await writeArchive(wholeArchive(archive)));
  await addImageFile(site.database, store('site'), photo, async () => (await curtain()).png().toBuffer());
  await changeWhatNoArchiveSays();
  await exported(site, 'site', 'first');
});
afterAll(async () => {
  await site.close();
  await other.close();
  await rm(folder, { recursive: true });
});

function changeWhatNoArchiveSays() {
  return write(site.database, async ({ database }) => {
    await database
      .updateTable('free_tickets')
      .set({ cancelled_at: doorsOpen })
      .where('uuid', '=', must(cancelled, 'a ticket').uuid)
      .execute();
    await database
      .updateTable('free_tickets')
      .set({ owner_uuid: null, name: 'Anonyme' })
      .where('uuid', '=', must(orphan, 'a ticket').uuid)
      .execute();
    await database
      .updateTable('bookings')
      .set({ name: 'Anonyme', firstname: '', email: '', paid_at: doorsOpen })
      .where('uuid', '=', must(booking, 'a booking').uuid)
      .execute();
    await database.updateTable('booking_seats').set({ price: 5 }).execute();
    await database.updateTable('show_dates').set({ pay_at_door: false, re_entry: false }).execute();
    await database.updateTable('news').set({ deleted_at: doorsOpen }).where('slug', '=', 'jetee').execute();
  });
}

const store = (name: string): FileStore => diskStore(join(folder, `files-${name}`));

async function importInto({ database }: TestDatabase, name: string, from: string) {
  let said = '';
  const screen = { write: (text: string) => (said += text) };
  const rows = await importFolder(database, from, screen);
  const pictures = await importPictureFiles(database, store(name), from, screen);
  return { refused: rows.refused + pictures.refused, said };
}

async function exported({ database }: TestDatabase, name: string, to: string): Promise<string> {
  let said = '';
  await exportFolder(database, store(name), join(folder, to), { write: (text) => (said += text) });
  return said;
}

/** Every file of an export, by its name. */
async function filesOf(name: string): Promise<Record<string, string>> {
  const place = join(folder, name);
  const names = (await readdir(place, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== 'LISEZ-MOI.txt')
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1))
    .sort();
  const texts = await Promise.all(names.map((file) => readFile(join(place, file), 'base64')));
  return Object.fromEntries(names.map((file, rank) => [file, texts[rank] ?? '']));
}

const rowsIn = async (file: string): Promise<Record<string, unknown>[]> =>
  (await readFile(join(folder, 'first', file), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('an export that is imported elsewhere is exported from there as the same files', async () => {
  const { refused, said } = await importInto(other, 'other', join(folder, 'first'));
  expect({ refused, said }).toMatchObject({ refused: 0, said: expect.stringContaining('1 ajoutés') });
  await exported(other, 'other', 'second');
  const [first, second] = [await filesOf('first'), await filesOf('second')];
  expect(second).toEqual(first);
  expect(Object.keys(first)).toEqual([
    'about-texts.jsonl',
    'bookings.jsonl',
    'events.jsonl',
    'free-tickets.jsonl',
    'images.jsonl',
    `images/${photo}.png`,
    'interactive-images.jsonl',
    'news.jsonl',
    'piece-authors.jsonl',
    'pieces.jsonl',
    'preview-images.jsonl',
    'scans.jsonl',
    'settings.jsonl',
    'shows.jsonl',
    'sponsors.jsonl',
    'users.jsonl',
  ]);
});

test('whatever can be imported is exported, in the same order', () => {
  const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);
  expect(names(exporters)).toEqual(names(importers));
});

test('every row is there once', async () => {
  for (const file of ['free-tickets.jsonl', 'scans.jsonl']) expect(await rowsIn(file)).toHaveLength(GUESTS);
  const users = await rowsIn('users.jsonl');
  expect(new Set(users.map(({ uuid }) => uuid)).size).toBe(GUESTS + 10);
});

test('what the door must know of a ticket goes along', async () => {
  const tickets = await rowsIn('free-tickets.jsonl');
  const of = (uuid = '') => tickets.find((ticket) => ticket['uuid'] === uuid);
  expect(of(cancelled?.uuid)).toHaveProperty('cancelledAt');
  expect(of(orphan?.uuid)).not.toHaveProperty('owner');
  expect(await rowsIn('bookings.jsonl')).toMatchObject([{ email: '', seats: [{ price: 5, count: 2 }] }]);
  expect(await rowsIn('bookings.jsonl')).toEqual([expect.objectContaining({ paidAt: expect.any(String) })]);
});

test('no password leaves, nor what lies in the trash, and the folder says so', async () => {
  const files = await filesOf('first');
  for (const text of Object.values(files))
    expect(Buffer.from(text, 'base64').toString('latin1')).not.toMatch(/argon2|password/i);
  expect((await rowsIn('news.jsonl')).map(({ slug }) => slug)).toEqual(['les-repetitions-reprennent']);
  const words = await readFile(join(folder, 'first', 'LISEZ-MOI.txt'), 'utf8');
  expect(words).toContain('données personnelles');
  expect(words).toContain('corbeille, laissés de côté : 1.');
});

test('an export is its owner’s alone to read', async () => {
  const { mode } = await stat(join(folder, 'first'));
  expect(mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'first', 'users.jsonl'))).mode & 0o777).toBe(0o600);
});

test('a picture that the store has lost is counted', async () => {
  expect(await exported(site, 'nowhere', 'lost')).toContain('laissés de côté : 2');
});

test('rows written while it runs are left to the next export: all files show one moment', async () => {
  const late = { ...archive.news[0], slug: 'tardive', title: 'Tardive', content: paragraph('Trop tard.') };
  const from = await writeArchive({ news: [late] });
  let arrival: Promise<unknown> | undefined;
  // The pictures are read last, when the snapshot is old.
  const slow: FileStore = {
    ...store('site'),
    async read(key) {
      arrival ??= importFolder(site.database, from, { write: () => true });
      await arrival;
      return store('site').read(key);
    },
  };
  await exportFolder(site.database, slow, join(folder, 'moment'), { write: () => true });
  expect(arrival).toBeDefined();
  expect((await filesOf('moment'))['news.jsonl']).toBe((await filesOf('first'))['news.jsonl']);
});

test('a folder that holds something is refused, and stays as it is', async () => {
  const place = await mkdtemp(join(folder, 'full-'));
  await writeFile(join(place, 'photo.jpg'), 'x');
  let said = '';
  const env = { DATABASE_URL: site.url, DATA_DIR: join(folder, 'data') };
  const status = await exportCommand([place], env, { write: (text) => (said += text) });
  expect({ status, said }).toMatchObject({
    status: 2,
    said: expect.stringMatching(/n’est pas vide.*\n.*is not empty/),
  });
  expect(await readdir(place)).toEqual(['photo.jpg']);
});

test('an export that fails leaves an empty folder', async () => {
  const broken: FileStore = { ...store('site'), read: () => Promise.reject(new Error('disk')) };
  const place = join(folder, 'broken');
  await expect(exportFolder(site.database, broken, place, { write: () => true })).rejects.toThrow('disk');
  expect(await readdir(place)).toEqual([]);
});
