import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { importFolder } from '#server/operation/import/import-folder';
import { doorsOpen } from '../../../support/door';
import { archiveOf, writeArchive } from '../../../support/archive';
import { paragraph } from '../../../support/news-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

let site: TestDatabase;
let folder: string;
const more: string[] = [];

/** Long articles: 10 kB each, 2 MB together. */
const news = Array.from({ length: 200 }, (_, rank) => ({
  slug: `rideau-${rank}`,
  title: `Rideau ${rank}`,
  description: '',
  content: paragraph('Le rideau se lève. '.repeat(500)),
  creationDate: doorsOpen,
  visibleFrom: doorsOpen,
  years: [2026],
  spectacleTypes: [],
}));

beforeAll(async () => {
  site = await openTestDatabase();
  folder = await writeArchive({ news });
});

afterAll(async () => {
  await site.close();
  for (const each of [folder, ...more]) await rm(each, { recursive: true });
});

test('long articles come in so few at a time that a phone on a slow line takes each write in', async () => {
  const { refused } = await importFolder(site.database, folder, { write: () => undefined });
  const writes = await site.database
    .selectFrom('change_log')
    .select((is) => ['rev', is.fn.countAll<number>().as('count')])
    .where('collection', '=', 'news-bodies')
    .groupBy('rev')
    .execute();
  const counts = writes.map(({ count }) => count);
  expect([refused, counts.reduce((sum, count) => sum + count, 0)]).toEqual([0, news.length]);
  // A page of the feed follows whole writes: this is what one brings at least.
  const kilobytes = JSON.stringify(news[0]).length / 1024;
  expect(Math.max(...counts) * kilobytes).toBeLessThanOrEqual(256);
});

test('a line that was refused comes in once what it lacked is there and its file is imported again', async () => {
  const importing = async (collections: Readonly<Record<string, readonly unknown[]>>) => {
    const place = await writeArchive(collections);
    more.push(place);
    let said = '';
    const { refused } = await importFolder(site.database, place, { write: (text) => (said += text) });
    return { refused, said };
  };
  const archive = archiveOf(1);
  const uuid = '0190ffff-0000-7000-8000-0000000000b1';
  const [ready, early] = ['prete', 'en-avance'].map((slug) => ({ ...archive.news[0], slug }));
  const files = { news: [ready, { ...early, previewImage: { uuid } }] };
  await importing(archive);
  expect((await importing(files)).said).toContain('Brèves            1 ajoutée, 1 refusée');
  await importing({ 'preview-images': [{ ...archive['preview-images'][0], uuid }] });
  await write(site.database, ({ database }) =>
    database.deleteFrom('news').where('slug', '=', 'prete').execute(),
  );
  const { refused, said } = await importing(files);
  expect(refused).toBe(0);
  expect(said).toContain('Brèves            2 ajoutées');
  expect(said).not.toContain('ligne 2');
  // What was deleted since stays so.
  const slugs = await site.database
    .selectFrom('news')
    .select('slug')
    .where('slug', 'in', ['prete', 'en-avance'])
    .execute();
  expect(slugs).toEqual([{ slug: 'en-avance' }]);
  expect((await importing(files)).said).toContain('Brèves            déjà importé : 2 ajoutées');
});
