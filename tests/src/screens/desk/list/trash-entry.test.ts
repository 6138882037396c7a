import { expect, test } from 'vitest';
import type { TrashEntry } from '#common/contract/content/trash';
import { trashRows } from '../../../../../src/screens/desk/list/trash-entry';

const at = new Date('2026-11-16T09:00:00+01:00');

const entry = (uuid: string): TrashEntry => ({
  kind: 'news',
  uuid,
  title: `Brève ${uuid}`,
  slug: uuid,
  discardedAt: at,
  goesAt: new Date('2026-12-16T09:00:00+01:00'),
  version: 'v',
});

test('what was discarded here and is not at the server yet comes first', () => {
  const discarded = [{ uuid: 'here', title: 'Rideau levé', at }];
  const rows = trashRows([entry('there')], { discarded, restored: new Set() });
  expect(rows.map(({ uuid, entry: told }) => [uuid, told !== null])).toEqual([
    ['here', false],
    ['there', true],
  ]);
});

test('what the server knows to be in the trash stands there once', () => {
  const discarded = [{ uuid: 'there', title: 'Rideau levé', at }];
  expect(trashRows([entry('there')], { discarded, restored: new Set() })).toHaveLength(1);
});

test('what was restored here stays in sight until the server has heard of it', () => {
  const rows = trashRows([entry('one'), entry('two')], { discarded: [], restored: new Set(['two']) });
  expect(rows.map(({ isRestored }) => isRestored)).toEqual([false, true]);
});
