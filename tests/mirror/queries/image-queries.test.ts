import { beforeEach, expect, test } from 'vitest';
import type { ImageRow } from '#common/contract/content/image';
import { type ImageQueries, imageQueriesOf } from '#mirror/queries/image-queries';
import { fill, openMirror } from '../stage';

const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;

const row = (rank: number, fields: Partial<ImageRow> = {}): ImageRow => ({
  uuid: uuidOf(rank),
  name: `Photo ${rank}`,
  description: '',
  year: 2009,
  visibleFrom: new Date('2009-03-13T20:30:00+01:00'),
  spectacleTypes: ['ADULTE'],
  types: ['PHOTO'],
  creationDate: new Date('2009-03-13T20:30:00+01:00'),
  formats: [],
  version: 'v1',
  ...fields,
});

let queries: ImageQueries;

beforeEach(async () => {
  const { mirror, begin } = openMirror();
  const generation = await begin();
  queries = imageQueriesOf(mirror);
  await fill(generation, 'images', [
    row(1, { year: 1991, name: 'Affiche du Dindon', types: ['AFFICHE'] }),
    row(2, { description: 'Le Dindon, au salut' }),
    row(3, { year: 2026, types: ['PROGRAMME'] }),
  ]);
  await fill(generation, 'coming-images', [
    row(3, { name: 'Ce que les éditeurs voyaient avant' }),
    row(4, { year: 2026, visibleFrom: new Date('2099-01-01T10:00:00+01:00') }),
  ]);
});

const places = async (query: Parameters<ImageQueries['find']>[0]) =>
  (await queries.find(query)).map(({ uuid }) => Number(uuid.slice(-4)));

test.each([
  [{ orderBy: 'year-desc' }, [4, 3, 2, 1]],
  [{ orderBy: 'year-asc', text: 'dind' }, [1, 2]],
  [{ year: 2026, orderBy: 'visible-asc' }, [3, 4]],
  [{ year: 1991 }, [1]],
  [{ year: 1990 }, []],
  [{ type: 'PHOTO', visibleOnly: true }, [2]],
  [{ notTypes: ['PROGRAMME', 'AFFICHE'], invisibleOnly: true }, [4]],
] as const)('%j finds %j', async (query, expected) => {
  const { notTypes, ...asked } = { notTypes: [], ...query };
  expect(await places({ ...asked, notTypes: [...notTypes] })).toEqual(expected);
});

test('one image is read by its key, to appear or not; what is public counts', async () => {
  expect((await queries.read(uuidOf(3)))?.name).toBe('Photo 3');
  expect((await queries.read(uuidOf(4)))?.year).toBe(2026);
  expect(await queries.read(uuidOf(9))).toBeNull();
});

test('a play’s images are those of its years that name it, posters first', async () => {
  const { mirror, begin } = openMirror();
  await fill(await begin(), 'images', [
    row(1, { year: 1991, name: 'Affiche du Dindon', types: ['AFFICHE'] }),
    row(2, { year: 2009, description: 'Le Dindon, au salut' }),
    row(3, { year: 2009, name: 'Autre chose' }),
    row(4, { year: 2010, name: 'Le Dindon' }),
    row(5, { year: 1991, name: 'Le Dindon (1)' }),
  ]);
  const images = await imageQueriesOf(mirror).ofPlay('Le Dindon', [1991, 2009]);
  expect(images.map(({ uuid }) => Number(uuid.slice(-4)))).toEqual([1, 2, 5]);
});
