import { beforeEach, expect, test, vi } from 'vitest';
import { must } from '#common/base/must';
import type { ImageRow } from '#common/contract/content/image';
import type { NewsRow } from '#common/contract/content/news';
import type { PieceRow } from '#common/contract/content/piece';
import type { Generation } from '#mirror/generation';
import { type SeasonQueries, seasonQueriesOf } from '#mirror/queries/season-queries';
import { cast } from '../../support/piece-draft';
import { fill, openMirror } from '../stage';

const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;
const when = (day: string) => new Date(`${day}T20:30:00+01:00`);

const piece = (rank: number, title: string, years: readonly number[]): PieceRow => ({
  uuid: uuidOf(rank),
  slug: `piece-${rank}`,
  title,
  creationDate: when('1999-01-01'),
  visibleFrom: when('1999-01-01'),
  textAuthors: [],
  charactersData: cast,
  ...(years.length > 0 && { performed: { uuid: uuidOf(800 + rank), type: 'ADULTE', years: [...years] } }),
  version: 'v1',
});
const photo = (rank: number, year: number): ImageRow => ({
  uuid: uuidOf(rank),
  name: `Photo ${rank}`,
  description: '',
  year,
  visibleFrom: new Date(when(`${year}-03-13`).getTime() + rank),
  spectacleTypes: ['ADULTE'],
  types: ['PHOTO'],
  creationDate: when(`${year}-03-13`),
  formats: [],
  version: 'v1',
});
const news = (rank: number, years: readonly number[]): NewsRow => ({
  uuid: uuidOf(rank),
  slug: `breve-${rank}`,
  title: `Brève ${rank}`,
  description: '',
  creationDate: when('1998-05-01'),
  visibleFrom: when('1998-05-01'),
  years: [...years],
  spectacleTypes: ['ADULTE'],
  version: 'v1',
});

let queries: SeasonQueries;
let read: Generation;

beforeEach(async () => {
  const { mirror, begin } = openMirror();
  const generation = await begin();
  read = mirror.open(must(await mirror.directory.pointers.get('current'), 'the current generation'));
  queries = seasonQueriesOf(mirror);
  await fill(generation, 'pieces', [
    piece(1, 'Le Dindon', [1998, 2000]),
    piece(2, 'L’Avare', [1998]),
    piece(3, 'Jamais jouée', []),
  ]);
  const role = (rank: number) => ({ uuid: uuidOf(rank), name: `Rôle ${rank}` });
  await fill(generation, 'piece-bodies', [
    {
      uuid: uuidOf(1),
      resume: { type: 'adls-text', content: [] },
      characters: [role(11), role(12), role(13)],
      dates: [
        { uuid: uuidOf(21), date: when('1998-03-13') },
        { uuid: uuidOf(22), date: when('1998-03-14') },
        // Half past midnight on New Year's Day, in Paris.
        { uuid: uuidOf(23), date: new Date('1999-12-31T23:30:00Z') },
      ],
    },
  ]);
  await fill(
    generation,
    'images',
    Array.from({ length: 12 }, (_, rank) => photo(100 + rank, rank < 10 ? 1998 : 2000)),
  );
  await fill(generation, 'coming-images', [photo(150, 1998)]);
  await fill(generation, 'news', [news(200, [1998, 1999]), news(201, [1998])]);
});

test('every year is counted, the empty one too', async () => {
  const counted = await queries.count(1997, 2000);
  expect(counted).toEqual([
    { year: 1997, pieces: [], photos: 0, news: 0 },
    { year: 1998, pieces: [uuidOf(1), uuidOf(2)], photos: 10, news: 2 },
    { year: 1999, pieces: [], photos: 0, news: 1 },
    { year: 2000, pieces: [uuidOf(1)], photos: 2, news: 0 },
  ]);
});

test('counting reads no row', async () => {
  const readRow = vi.fn((row: object) => row);
  for (const collection of ['pieces', 'images', 'news'] as const)
    read.rows(collection).hook('reading', readRow);
  await queries.count(1984, 2027);
  expect(readRow).not.toHaveBeenCalled();
  await queries.read(1998);
  expect(readRow).toHaveBeenCalled();
});

test('a year has its plays by title, with their parts and the evenings of that year, by the clock of Paris', async () => {
  const { pieces } = await queries.read(1998);
  expect(pieces.map(({ piece: { title }, roles, evenings }) => [title, roles, evenings])).toEqual([
    ['L’Avare', 0, 0],
    ['Le Dindon', 3, 2],
  ]);
  expect((await queries.read(2000)).pieces).toMatchObject([{ roles: 3, evenings: 1 }]);
});

test('of its photos a year has the latest few, of its news those that are public', async () => {
  const { photos, news: items } = await queries.read(1998);
  expect(photos.map(({ name }) => name)).toEqual(
    [109, 108, 107, 106, 105, 104, 103, 102].map((rank) => `Photo ${rank}`),
  );
  expect(items.map(({ slug }) => slug)).toEqual(['breve-201', 'breve-200']);
});

test('a year of which nothing is known is empty', async () => {
  expect(await queries.read(2020)).toEqual({ year: 2020, pieces: [], photos: [], news: [] });
});
