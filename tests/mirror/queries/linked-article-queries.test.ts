import { beforeEach, expect, test } from 'vitest';
import type { NewsRow } from '#common/contract/content/news';
import type { PieceRow } from '#common/contract/content/piece';
import { linkedArticleQueriesOf } from '#mirror/queries/linked-article-queries';
import { cast } from '../../support/piece-draft';
import { fill, openMirror } from '../stage';

const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;
const news = (rank: number, title: string, years: number[] = []): NewsRow => ({
  uuid: uuidOf(rank),
  slug: `breve-${rank}`,
  title,
  description: '',
  creationDate: new Date('2026-01-01T10:00:00+01:00'),
  visibleFrom: new Date(Date.UTC(2026, 0, rank)),
  years,
  spectacleTypes: [],
  version: 'v1',
});
const dindon: PieceRow = {
  uuid: uuidOf(100),
  slug: 'le-dindon',
  title: 'Le Dindon',
  creationDate: new Date('2026-01-01T10:00:00+01:00'),
  visibleFrom: new Date('2026-01-01T10:00:00+01:00'),
  textAuthors: [],
  charactersData: cast,
  performed: { uuid: uuidOf(101), type: 'ADULTE', years: [1992] },
  version: 'v1',
};

let queries: ReturnType<typeof linkedArticleQueriesOf>;
let generation: Awaited<ReturnType<ReturnType<typeof openMirror>['begin']>>;

beforeEach(async () => {
  const { mirror, begin } = openMirror();
  generation = await begin();
  queries = linkedArticleQueriesOf(mirror);
});

test('a play finds on the device what is about it, of its years, or shares a word with it', async () => {
  await fill(generation, 'pieces', [dindon]);
  await fill(generation, 'news', [
    news(1, 'Bilan de l’année', [1992]),
    news(2, 'L’affiche de « Le Dindon »'),
    news(3, 'Un dindon à Noël'),
    news(4, 'Rien à voir', [2020]),
  ]);
  const to = { ...dindon, type: 'piece', years: [1992] } as const;
  expect((await queries.list(to)).map(({ slug }) => slug)).toEqual(['breve-2', 'breve-1', 'breve-3']);
});

test('a play of short words alone finds the news that name it, and none that merely has a small word', async () => {
  await fill(generation, 'news', [news(1, 'Le Cid, ce soir'), news(2, 'Le loto')]);
  const to = { ...dindon, title: 'Le Cid', type: 'piece', years: [] } as const;
  expect((await queries.list(to)).map(({ slug }) => slug)).toEqual(['breve-1']);
});

test('an empty device leads nowhere', async () => {
  expect(await queries.list({ ...dindon, type: 'piece', years: [] })).toEqual([]);
});
