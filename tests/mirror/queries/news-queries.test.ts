import { beforeEach, describe, expect, test } from 'vitest';
import { listOrders } from '#common/contract/fields/list-query';
import type { NewsQuery, NewsRow } from '#common/contract/content/news';
import { pageMetadata } from '#common/contract/fields/page';
import { matchesNewsQuery } from '#common/rules/news-list';
import { compareListed } from '#common/rules/list-order';
import { type NewsQueries, newsQueriesOf } from '#mirror/queries/news-queries';
import { fill, openMirror } from '../stage';
import { fc } from '../../support/properties';

const DAY = 86_400_000;
const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;
const row = (rank: number, fields: Partial<NewsRow> = {}): NewsRow => ({
  uuid: uuidOf(rank),
  slug: `breve-${rank}`,
  title: `Brève ${rank % 7}`,
  description: '',
  creationDate: new Date('2026-01-01T10:00:00+01:00'),
  visibleFrom: new Date(Date.now() - (rank % 11) * DAY),
  years: [2020 + (rank % 5)],
  spectacleTypes: rank % 3 === 0 ? ['ATELIER'] : ['ADULTE'],
  version: 'v1',
  ...fields,
});
const published = Array.from({ length: 40 }, (_, rank) => row(rank));
const coming = Array.from({ length: 6 }, (_, rank) =>
  row(100 + rank, {
    visibleFrom: new Date(Date.now() + (rank - 1) * DAY + DAY / 2),
    title: `À venir ${rank}`,
  }),
);

let queries: NewsQueries;
let generation: Awaited<ReturnType<ReturnType<typeof openMirror>['begin']>>;

beforeEach(async () => {
  const { mirror, begin } = openMirror();
  generation = await begin();
  queries = newsQueriesOf(mirror);
});

describe("an editor's list", () => {
  test('is what the rule says of all news, those to appear among them, page by page', async () => {
    await fill(generation, 'news', published);
    await fill(generation, 'coming-news', coming);
    const now = new Date();
    await fc.assert(
      fc.asyncProperty(asked, async (query) => {
        const expected = [...published, ...coming]
          .filter((one) => matchesNewsQuery(one, query, now))
          .sort(compareListed(query.orderBy ?? 'visible-desc'));
        const { page = 1, limit = 16 } = query;
        const list = await queries.list(query);
        expect(list.metadata).toEqual(pageMetadata(page, limit, expected.length));
        expect(list.data.map(({ uuid }) => uuid)).toEqual(
          expected.slice((page - 1) * limit, page * limit).map(({ uuid }) => uuid),
        );
      }),
      { numRuns: 80 },
    );
  });

  test('shows an item once while it moves from what is to appear to what is public', async () => {
    const both = row(1);
    await fill(generation, 'news', [both]);
    await fill(generation, 'coming-news', [both]);
    expect((await queries.list({})).data).toHaveLength(1);
  });
});

const asked: fc.Arbitrary<NewsQuery> = fc.record(
  {
    page: fc.integer({ min: 1, max: 6 }),
    limit: fc.integer({ min: 1, max: 20 }),
    year: fc.integer({ min: 2020, max: 2024 }),
    title: fc.constantFrom('brev', 'a ven', 'venir 2', '3'),
    spectacleType: fc.constantFrom('ADULTE', 'ATELIER'),
    notSpectacleTypes: fc.constantFrom(['ATELIER'], ['DIVERS', 'ATELIER']),
    visibleOnly: fc.boolean(),
    invisibleOnly: fc.boolean(),
    orderBy: fc.constantFrom(...listOrders),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<NewsQuery>;

describe('a news item', () => {
  const image = { uuid: uuidOf(500), name: 'Rideau', backgroundColor: '#b71824', version: 'a' };
  const content = { type: 'adls-text', content: [] } as const;

  test('is read by its slug or its uuid, with its document, its miniature and the names of its codes', async () => {
    await fill(generation, 'news', [row(1, { previewImage: image.uuid })]);
    await fill(generation, 'news-bodies', [{ uuid: uuidOf(1), content }]);
    await fill(generation, 'preview-images', [image]);
    const expected = {
      slug: 'breve-1',
      content,
      previewImage: image,
      spectacleTypes: [{ code: 'ADULTE', name: 'Adultes' }],
    };
    expect(await queries.read('breve-1')).toMatchObject(expected);
    expect(await queries.read(uuidOf(1))).toMatchObject(expected);
  });

  test('that is to appear has a miniature that only its editors have', async () => {
    await fill(generation, 'coming-news', [row(1, { previewImage: image.uuid })]);
    await fill(generation, 'coming-news-bodies', [{ uuid: uuidOf(1), content }]);
    await fill(generation, 'coming-preview-images', [image]);
    expect((await queries.read('breve-1'))?.previewImage).toEqual(image);
  });

  test('comes as the API answers it: nothing of the index is left in it', async () => {
    await fill(generation, 'news', [row(1)]);
    const { data } = await queries.list({});
    expect(Object.keys(data[0] ?? {}).filter((name) => name.startsWith('$'))).toEqual([]);
  });

  test('that is not here is nothing', async () => {
    expect(await queries.read('nulle-part')).toBeNull();
  });
});
