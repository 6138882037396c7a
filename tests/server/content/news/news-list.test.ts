import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewsQuery } from '#common/contract/content/news';
import { listOrders } from '#common/contract/fields/list-query';
import { pageMetadata } from '#common/contract/fields/page';
import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import { type ListedNews, matchesNewsQuery } from '#common/rules/news-list';
import { compareListed } from '#common/rules/list-order';
import { write } from '#server/platform/database/transaction';
import { listNews } from '#server/content/news/news-list';
import { addNews, changeNews } from '#server/content/news/news-repository';
import { discardPublished } from '#server/content/publication/published';
import { newsDraft } from '../../../support/news-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';
import { fc } from '../../../support/properties';

const now = new Date('2026-11-21T20:30:00+01:00');
const hour = 3_600_000;

let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
  await site.setClock(now);
  await welcomeTroupe(site.database);
});

afterAll(() => site.close());

const spectacleTypes: SpectacleTypeCode[] = ['ADULTE', 'ADO', 'ATELIER', 'DIVERS'];

// Few values, so that ties and matches are frequent; titles that accents, ligatures, case and marks tell apart.
const words = [
  'Été',
  'été',
  'eau',
  'École',
  'œuvre',
  'oeuvre',
  'Zoé',
  'l’Âne',
  'côte',
  'coté',
  'côté',
  '1984',
  '–',
];
const title = fc
  .array(fc.constantFrom(...words, '𝔸', 'Ａ', 'ﬁn', 'E\u0301te'), { minLength: 1, maxLength: 3 })
  .map((chosen) => chosen.join(' '));
const year = fc.integer({ min: 1984, max: 1987 });
const listed: fc.Arbitrary<ListedNews> = fc.record({
  uuid: fc.uuid(),
  title,
  visibleFrom: fc.integer({ min: -3, max: 3 }).map((hours) => new Date(now.getTime() + hours * hour)),
  years: fc.uniqueArray(year, { maxLength: 3 }),
  spectacleTypes: fc.subarray(spectacleTypes),
});

const query: fc.Arbitrary<NewsQuery> = fc.record(
  {
    page: fc.integer({ min: 1, max: 4 }),
    limit: fc.integer({ min: 1, max: 12 }),
    title: fc.oneof(fc.constantFrom('ete', 'É', 'o', 'cot eau', '19', 'zoe e', '', ' – ', 'd’une'), title),
    year,
    spectacleType: fc.constantFrom(...spectacleTypes),
    notSpectacleTypes: fc.subarray(spectacleTypes),
    visibleOnly: fc.boolean(),
    invisibleOnly: fc.boolean(),
    orderBy: fc.constantFrom(...listOrders),
  },
  { requiredKeys: [] },
);

/** What the rule says of the same rows, without a database. */
function naiveList(rows: readonly ListedNews[], query: NewsQuery, seesComing: boolean) {
  const { page = 1, limit = 16, orderBy = 'visible-desc' } = query;
  const wanted = rows
    .filter((row) => seesComing || row.visibleFrom <= now)
    .filter((row) => matchesNewsQuery(row, query, now))
    .sort(compareListed(orderBy));
  const data = wanted.slice((page - 1) * limit, page * limit).map((row) => row.uuid);
  return { metadata: pageMetadata(page, limit, wanted.length), data };
}

async function fill(rows: readonly ListedNews[]) {
  await write(site.database, async (transaction) => {
    await transaction.database.deleteFrom('news').execute();
    for (const row of rows) await addNews(transaction, newsDraft(row));
  });
}

async function listedUuids(query: NewsQuery, seesComing: boolean) {
  const { metadata, data } = await listNews(site.database, query, seesComing);
  return { metadata, data: data.map((news) => news.uuid) };
}

test('a list answers every filter, order and page as the rule does, for visitors and for editors', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(listed, { minLength: 1, maxLength: 30, selector: (row) => row.uuid }),
      fc.array(fc.tuple(query, fc.boolean()), { minLength: 12, maxLength: 12 }),
      async (rows, asked) => {
        await fill(rows);
        for (const [query, seesComing] of asked)
          expect(await listedUuids(query, seesComing)).toEqual(naiveList(rows, query, seesComing));
      },
    ),
    { numRuns: 25 },
  );
});

test('lists and totals follow what is edited, discarded and erased', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(listed, { minLength: 6, maxLength: 12, selector: (row) => row.uuid }),
      fc.array(listed, { minLength: 3, maxLength: 3 }),
      fc.array(query, { minLength: 6, maxLength: 6 }),
      async (rows, edits, queries) => {
        await fill(rows);
        const edited = rows.slice(0, 3).flatMap((row, rank) => ({ ...row, ...edits[rank], uuid: row.uuid }));
        const [discarded, erased, ...kept] = rows.slice(3);
        await write(site.database, async (transaction) => {
          for (const row of edited) await changeNews(transaction, newsDraft(row));
          if (discarded) await discardPublished(transaction, 'news', discarded, troupe.colette.uuid);
          if (erased) await transaction.database.deleteFrom('news').where('uuid', '=', erased.uuid).execute();
        });
        for (const query of queries)
          expect(await listedUuids(query, true)).toEqual(naiveList([...edited, ...kept], query, true));
      },
    ),
    { numRuns: 15 },
  );
});

test('a list says who wrote each item and shows its miniature, but no document', async () => {
  await fill([
    {
      uuid: '0190a000-0000-7000-8000-0000000000aa',
      title: 'Rideau',
      visibleFrom: now,
      years: [2026],
      spectacleTypes: ['ADO', 'ADULTE'],
    },
  ]);
  const { data } = await listNews(site.database, {}, false);
  expect(data).toEqual([
    expect.objectContaining({
      title: 'Rideau',
      author: expect.objectContaining({ firstname: 'Colette', name: 'Marty' }),
      spectacleTypes: [
        { code: 'ADULTE', name: 'Adultes' },
        { code: 'ADO', name: 'Ados' },
      ],
    }),
  ]);
  expect(data[0]).not.toHaveProperty('content');
});
