import { expect, test } from 'vitest';
import type { RoleDemand } from '#common/contract/people/role-demand';
import { badgeQueriesOf } from '#mirror/queries/badge-queries';
import { roleDemandQueriesOf } from '#mirror/queries/role-demand-queries';
import { fill, openMirror } from '../stage';

const demand = (rank: number, day: string): RoleDemand => ({
  uuid: `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`,
  role: { code: 'ROLE_BILLETTERIE', name: 'Billetterie' },
  user: { uuid: '0190a000-0000-7000-8000-000000000002', slug: 'marius', name: 'Lafon', firstname: 'Marius' },
  createdAt: new Date(day),
  state: { code: 'EN_ATTENTE', name: 'En attente' },
});

test('one’s own demands are listed newest first', async () => {
  const { mirror, begin } = openMirror();
  const [old, young] = [demand(1, '2026-10-01'), demand(2, '2026-11-01')];
  await fill(await begin(), 'role-demands', [old, young]);
  expect(await roleDemandQueriesOf(mirror).list()).toEqual([young, old]);
});

test('a counter is there for whoever sees its menu entry, and absent for the others', async () => {
  const { mirror, begin } = openMirror();
  const generation = await begin();
  expect(await badgeQueriesOf(mirror).read()).toEqual({});
  await fill(generation, 'badges', [{ uuid: demand(3, '2026-11-01').uuid, name: 'adminUsers', count: 2 }]);
  expect(await badgeQueriesOf(mirror).read()).toEqual({ adminUsers: 2 });
});

test('a mirror that was never filled holds neither', async () => {
  const { mirror } = openMirror();
  expect(await roleDemandQueriesOf(mirror).list()).toEqual([]);
  expect(await badgeQueriesOf(mirror).read()).toEqual({});
});
