import { expect, test } from 'vitest';
import type { PendingWrite } from '#mirror/generation';
import { waitingQueriesOf } from '#mirror/queries/waiting-queries';
import { openMirror } from '../stage';

const pending = (key: string, thing: string, settled = false): PendingWrite => ({
  key,
  thing,
  seq: 1,
  at: new Date('2026-11-21T20:30:00+01:00'),
  call: 'createRoleDemand',
  params: {},
  body: null,
  author: null,
  device: null,
  status: null,
  settled,
});

test('the things of a noun that wait are those whose write the server does not hold yet', async () => {
  const { mirror, begin } = openMirror();
  await (
    await begin()
  ).pending.bulkPut([
    pending('1', 'role-demand:a'),
    pending('2', 'role-demand:b', true),
    pending('3', 'news:c'),
  ]);
  expect(await waitingQueriesOf(mirror).uuidsOf('role-demand')).toEqual(new Set(['a']));
});

test('nothing waits where there is no mirror', async () => {
  expect(await waitingQueriesOf(openMirror().mirror).uuidsOf('news')).toEqual(new Set());
});
