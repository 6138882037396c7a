import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeAll, describe, expect, it } from 'vitest';
import { listOrders } from '#common/contract/fields/list-query';
import type { NewsQuery, NewsRow } from '#common/contract/content/news';
import { referenceLists, type SpectacleTypeCode } from '#common/contract/content/reference-names';
import { matchesNewsQuery } from '#common/rules/news-list';
import { compareListed } from '#common/rules/list-order';
import { openGeneration } from '#mirror/generation';
import { readNewsSlice } from '#mirror/news-slice';
import { shelve, unshelve } from '#mirror/shelf';
import { fc } from '../support/properties';

const generation = openGeneration('mirror-shelf', { indexedDB: new IDBFactory(), IDBKeyRange });
const types = Object.keys(referenceLists['spectacle-types']) as SpectacleTypeCode[];
const words = ['Été', 'à', 'l’école', 'des', 'Femmes', 'Œdipe', 'eau', '1987', 'Zoé', 'zoe', 'DINDON'];

const row = fc.record({
  title: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((some) => some.join(' ')),
  visibleFrom: fc.integer({ min: 0, max: 40 }).map((day) => new Date(2026, 0, day)),
  years: fc.uniqueArray(fc.integer({ min: 1984, max: 1988 }), { maxLength: 3 }),
  spectacleTypes: fc.uniqueArray(fc.constantFrom(...types), { maxLength: 3 }),
});

const rows: NewsRow[] = fc.sample(row, { numRuns: 450, seed: 1984 }).map((some, rank) => ({
  ...some,
  uuid: `00000000-0000-4000-8000-${String(rank).padStart(12, '0')}`,
  slug: `breve-${rank}`,
  description: '',
  creationDate: some.visibleFrom,
  version: 'a',
}));

beforeAll(async () => {
  await generation.rows('news').bulkPut(rows.map((some) => shelve('news', some)));
});

describe('a slice of the news in the mirror', () => {
  it('is what the rule says of all the rows, whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(queries, slices, async (query, slice) => {
        const found = await readNewsSlice(generation, query, slice);
        const expected = rows
          .filter((some) => matchesNewsQuery(some, query, some.visibleFrom))
          .sort(compareListed(query.orderBy ?? 'visible-desc'));
        expect(found.total).toBe(expected.length);
        expect(found.rows.map(unshelve)).toEqual(expected.slice(slice.from, slice.from + slice.count));
      }),
      { numRuns: 150 },
    );
  });

  it('is read by keys alone where many match, and whole where few do: both were met above', () => {
    const matches = (query: NewsQuery) =>
      rows.filter((some) => matchesNewsQuery(some, query, some.visibleFrom)).length;
    expect(matches({ notSpectacleTypes: ['DIVERS'] })).toBeGreaterThan(200);
    expect(matches({ year: 1984, title: 'zo' })).toBeLessThan(200);
  });

  it('is empty when only what is to appear is asked for', async () => {
    expect(await readNewsSlice(generation, { invisibleOnly: true }, { from: 0, count: 9 })).toEqual({
      rows: [],
      total: 0,
    });
  });
});

const queries: fc.Arbitrary<NewsQuery> = fc.record(
  {
    title: fc.constantFrom('zo', 'ecole des', 'OEDIPE', 'e', 'femmes zoe', '!!!', '', '198', 'xyz'),
    year: fc.integer({ min: 1984, max: 1990 }),
    spectacleType: fc.constantFrom(...types),
    notSpectacleTypes: fc.uniqueArray(fc.constantFrom(...types), { maxLength: 2 }),
    visibleOnly: fc.boolean(),
    orderBy: fc.constantFrom(...listOrders),
  },
  { requiredKeys: [] },
);

const slices = fc.record({ from: fc.integer({ min: 0, max: 460 }), count: fc.integer({ min: 1, max: 130 }) });
