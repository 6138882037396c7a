import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { listAboutTexts } from '#server/content/about-text/about-text-repository';
import { demoCalendar } from '#server/operation/demo/demo-calendar';
import { demoPeople } from '#server/operation/demo/demo-people';
import { demoPieces } from '#server/operation/demo/demo-pieces';
import { demoPieceAuthors } from '#server/operation/demo/pieces/demo-piece-authors';
import { fillDemo } from '#server/operation/demo/fill-demo';
import { isDemo } from '#server/platform/database/demo-mark';
import { diskStore } from '#server/platform/files/disk-store';
import type { FileStore } from '#server/platform/files/file-store';
import { readForm } from '#server/content/image/image-files';
import { listImages } from '#server/content/image/image-list';
import { listNews } from '#server/content/news/news-list';
import { readPreviewImageFile } from '#server/content/preview-image/preview-image-repository';
import { verifyPassword } from '#server/platform/guard/password-hash';
import { prepareSite } from '#server/content/settings/prepare-site';
import { findSettings } from '#server/content/settings/settings-repository';
import { findUserByEmail } from '#server/people/user/user-repository';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

// One moment for all: at half past eight tonight's evening begins.
const now = new Date();
let site: TestDatabase;
let folder: string;
let files: FileStore;

beforeAll(async () => {
  site = await openTestDatabase();
  await site.setClock(now);
  folder = await mkdtemp(join(tmpdir(), 'demo-files-'));
  files = diskStore(folder);
  await prepareSite(site.database, 'Les Amis de la Scène');
  await fillDemo(site.database, files);
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

test('the database is marked as a demo', async () => {
  expect(await isDemo(site.database)).toBe(true);
});

test('the association has its name, its description and its texts', async () => {
  expect(await findSettings(site.database)).toMatchObject({
    title: 'Les Amis de la Scène',
    facebook: expect.stringContaining('facebook.com'),
  });
  const texts = await listAboutTexts(site.database);
  expect(texts.map((text) => text.slug)).toEqual([
    'billet',
    'cgu',
    'contacts',
    'histoire',
    'reservation-informations',
  ]);
});

test.each([
  ['admin', ['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN']],
  ['contenu', ['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN_CONTENT']],
  ['resa', ['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN_RESA']],
  ['comptes', ['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN_USER']],
  ['billetterie', ['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_BILLETTERIE']],
  ['secretaire', ['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_SECRETAIRE']],
  ['membre', ['ROLE_USER', 'ROLE_MEMBRE']],
  ['visiteur', ['ROLE_USER']],
])(
  '%s@theatre.example opens with the password of the demo and holds exactly its roles',
  async (mailbox, roles) => {
    const user = must(await findUserByEmail(site.database, `${mailbox}@theatre.example`), mailbox);
    expect(new Set(user.roles)).toEqual(new Set(roles));
    expect(user.is_activated).toBe(true);
    expect(await verifyPassword(user.password_hash, 'Theatre-2026!')).toBe(true);
  },
);

test('visitors read the past, editors what is to appear too', async () => {
  const visitors = await listNews(site.database, { limit: 200 }, false);
  const editors = await listNews(site.database, { limit: 200 }, true);
  expect(visitors.data.length).toBeGreaterThanOrEqual(40);
  expect(editors.metadata.total - visitors.metadata.total).toBe(3);
});

test('every news item has a miniature of its own, 800 by 533, with its dominant colour', async () => {
  const { data } = await listNews(site.database, { limit: 200 }, true);
  const miniatures = data.map((news) => must(news.previewImage, `the miniature of ${news.title}`));
  expect(new Set(miniatures.map(({ uuid }) => uuid)).size).toBe(data.length);
  for (const miniature of miniatures) {
    const file = must(await readPreviewImageFile(site.database, files, miniature.uuid), 'its file');
    expect(file.version).toBe(miniature.version);
    expect(await sharp(file.bytes).metadata()).toMatchObject({ format: 'webp', width: 800, height: 533 });
    expect(miniature.backgroundColor).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('the feed holds all of it', async () => {
  const rows = await site.database
    .selectFrom('audience')
    .select(['collection', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('collection')
    .execute();
  const counts = Object.fromEntries(rows.map(({ collection, count }) => [collection, count]));
  const { metadata } = await listNews(site.database, {}, true);
  const plays = demoPieces(demoCalendar(new Date())).length;
  const evenings = await site.database
    .selectFrom('bookings')
    .innerJoin('show_dates', 'show_dates.uuid', 'date_uuid')
    .select('date_uuid')
    .distinct()
    .where('date', '>', now)
    .execute();
  expect(counts).toMatchObject({
    settings: 1,
    // And the six who wait for whoever administers accounts.
    account: Object.keys(demoPeople).length + 6,
    'role-demands': 4,
    // One for each evening to come that somebody booked, one for accounts and one for images.
    badges: evenings.length + 2,
    images: 60,
    news: metadata.total,
    'news-bodies': metadata.total,
    'preview-images': metadata.total,
    pieces: plays,
    'piece-bodies': plays,
    'piece-authors': Object.keys(demoPieceAuthors).length,
    'about-texts': 5,
  });
});

test('a second start fills nothing twice', async () => {
  const before = await newestRev();
  await prepareSite(site.database, 'Un autre nom');
  await fillDemo(site.database, files);
  expect(await newestRev()).toBe(before);
});

async function newestRev(): Promise<number> {
  const { rev } = await site.database
    .selectFrom('revs')
    .select((row) => row.fn.max('rev').as('rev'))
    .executeTakeFirstOrThrow();
  return rev;
}

test('the gallery holds 60 images with their files, of plays and of years since 1985', async () => {
  const { metadata, data } = await listImages(site.database, { limit: 200 }, false);
  expect(metadata.total).toBe(60);
  expect(new Set(data.map(({ year }) => year)).size).toBeGreaterThan(20);
  const plays = new Set(demoPieces(demoCalendar(new Date())).map(({ title }) => title));
  expect(data.filter(({ name }) => !plays.has(name))).toEqual([]);
  const { uuid, extension, file } = must(data[0], 'an image');
  const { version, width } = must(file, 'its file');
  const small = await readForm(files, { uuid, version, extension: extension ?? '' }, 'S', 'webp');
  expect(await sharp(small?.bytes).metadata()).toMatchObject({ format: 'webp', width: 320 });
  expect(width).toBeGreaterThan(800);
});
