import { beforeEach, expect, test } from 'vitest';
import type { ImageRow } from '#common/contract/content/image';
import type { NewsRow } from '#common/contract/content/news';
import type { Generation } from '#mirror/generation';
import { type BadgeQueries, badgeQueriesOf } from '#mirror/queries/badge-queries';
import { fill, openMirror } from '../stage';

const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;
const past = new Date('2009-03-13T20:30:00+01:00');
const future = new Date('2099-01-01T10:00:00+01:00');

const news = (rank: number, visibleFrom: Date): NewsRow => ({
  uuid: uuidOf(rank),
  slug: `breve-${rank}`,
  title: 'Les trois coups',
  description: '',
  creationDate: past,
  visibleFrom,
  years: [],
  spectacleTypes: [],
  version: 'v1',
});

const image = (rank: number, visibleFrom: Date, file?: ImageRow['file']): ImageRow => ({
  uuid: uuidOf(rank),
  name: 'Salut',
  description: '',
  year: 2009,
  visibleFrom,
  spectacleTypes: [],
  types: [],
  creationDate: past,
  formats: [],
  version: 'v1',
  ...(file && { file }),
});

const file = { version: 'a', width: 3, height: 2, placeholder: 'data:,', backgroundColor: '#b3202c' };

let generation: Generation;
let queries: BadgeQueries;

beforeEach(async () => {
  const { mirror, begin } = openMirror();
  generation = await begin();
  queries = badgeQueriesOf(mirror);
});

async function follow(...scopes: string[]) {
  await generation.follow.put({
    id: 'follow',
    epoch: 'one',
    cursors: { public: null, mine: null },
    owner: uuidOf(1),
    scopes,
    caughtUpAt: past,
    clockOffset: 0,
  });
}

test('editors see how much nobody else sees yet, and nothing of what has appeared meanwhile', async () => {
  await follow('contenu');
  await fill(generation, 'coming-news', [news(1, future), news(2, past)]);
  await fill(generation, 'coming-images', [image(3, future, file), image(4, future), image(5, past, file)]);
  await fill(generation, 'badges', [{ uuid: uuidOf(9), name: 'adminImages', count: 7 }]);
  expect(await queries.read()).toEqual({ adminNews: 1, adminPieces: 0, adminImages: 8 });
  await generation.rows('coming-news').clear();
  expect(await queries.read()).toMatchObject({ adminNews: 0 });
});

test('whoever is no editor has no counter of theirs', async () => {
  await follow('comptes');
  await fill(generation, 'badges', [{ uuid: uuidOf(9), name: 'adminUsers', count: 2 }]);
  expect(await queries.read()).toEqual({ adminUsers: 2 });
});
