import { expect, test } from 'vitest';
import type { PendingWrite } from '#mirror/generation';
import { trashQueriesOf } from '#mirror/queries/trash-queries';
import { openMirror } from '../stage';

const pending = (seq: number, call: PendingWrite['call'], thing: string, settled = false): PendingWrite => ({
  key: `${call} ${thing}`,
  thing,
  seq,
  at: new Date(Date.UTC(2026, 10, 21, 20, seq)),
  call,
  params: {},
  body: null,
  author: null,
  device: null,
  status: null,
  settled,
});

const covered = (thing: string, row: object | null) =>
  ({ collection: 'news', key: thing.slice('news:'.length), thing, row }) as const;

test('what was discarded here is called as the rows that it covers, the latest first', async () => {
  const { mirror, begin } = openMirror();
  const generation = await begin();
  await generation.pending.bulkPut([
    pending(1, 'deleteNews', 'news:a'),
    pending(2, 'deleteNews', 'news:b'),
    pending(3, 'deleteNews', 'news:gone', true),
    pending(4, 'updateNews', 'news:c'),
    pending(5, 'deletePiece', 'piece:d'),
  ]);
  await generation.covered.bulkPut([
    covered('news:a', { title: 'Rideau levé' }),
    covered('news:b', { title: 'Entracte' }),
    covered('news:gone', { title: 'Relâche' }),
    covered('news:c', { title: 'Répétition' }),
  ]);
  const { discarded, restored } = await trashQueriesOf(mirror).waiting('news');
  expect(discarded.map(({ uuid, title }) => [uuid, title])).toEqual([
    ['b', 'Entracte'],
    ['a', 'Rideau levé'],
  ]);
  expect(restored).toEqual(new Set());
});

test('what was restored here waits, also where it was discarded here before', async () => {
  const { mirror, begin } = openMirror();
  const generation = await begin();
  await generation.pending.bulkPut([
    pending(1, 'deleteNews', 'news:a'),
    pending(2, 'restoreTrashed', 'news:a'),
    pending(3, 'restoreTrashed', 'news:b'),
  ]);
  await generation.covered.put(covered('news:a', { title: 'Rideau levé' }));
  const { discarded, restored } = await trashQueriesOf(mirror).waiting('news');
  expect(discarded.map(({ uuid }) => uuid)).toEqual(['a']);
  expect(restored).toEqual(new Set(['a', 'b']));
});

test('an image is called by its name, and what was never anywhere else is not told', async () => {
  const { mirror, begin } = openMirror();
  const generation = await begin();
  await generation.pending.bulkPut([
    pending(1, 'deleteImage', 'image:a'),
    pending(2, 'deleteImage', 'image:b'),
  ]);
  await generation.covered.bulkPut([
    { collection: 'images', key: 'a', thing: 'image:a', row: { name: 'La troupe en 1998' } },
    { collection: 'images', key: 'b', thing: 'image:b', row: null },
  ]);
  expect((await trashQueriesOf(mirror).waiting('image')).discarded.map(({ title }) => title)).toEqual([
    'La troupe en 1998',
  ]);
});

test('nothing waits where there is no mirror', async () => {
  expect(await trashQueriesOf(openMirror().mirror).waiting('news')).toEqual({
    discarded: [],
    restored: new Set(),
  });
});
