import { beforeEach, expect, test } from 'vitest';
import { type PreviewImageQueries, previewImageQueriesOf } from '#mirror/queries/preview-image-queries';
import { fill, openMirror } from '../stage';

const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;

const row = (rank: number, name: string) => ({ uuid: uuidOf(rank), name, backgroundColor: '#f7f3ea' });

let queries: PreviewImageQueries;

beforeEach(async () => {
  const { mirror, begin } = openMirror();
  const generation = await begin();
  queries = previewImageQueriesOf(mirror);
  await fill(generation, 'preview-images', [row(1, 'Affiche du Dindon'), row(2, 'Hélène en coulisse')]);
  await fill(generation, 'coming-preview-images', [row(3, 'Le salut')]);
});

test.each([
  ['', ['Le salut', 'Hélène en coulisse', 'Affiche du Dindon']],
  ['  ', ['Le salut', 'Hélène en coulisse', 'Affiche du Dindon']],
  ['helene', ['Hélène en coulisse']],
  ['dind aff', ['Affiche du Dindon']],
  ['zzz', []],
])('“%s” finds %j, newest first', async (words, names) => {
  expect((await queries.find(words)).map(({ name }) => name)).toEqual(names);
});

test('one miniature is read by its key', async () => {
  expect((await queries.read(uuidOf(2)))?.name).toBe('Hélène en coulisse');
  expect((await queries.read(uuidOf(3)))?.name).toBe('Le salut');
  expect(await queries.read(uuidOf(9))).toBeNull();
});
