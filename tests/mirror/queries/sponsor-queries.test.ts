import { expect, test } from 'vitest';
import type { SponsorRow } from '#common/contract/content/sponsor';
import { sponsorQueriesOf } from '#mirror/queries/sponsor-queries';
import { fill, openMirror } from '../stage';

const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;

const row = (rank: number, fields: Partial<SponsorRow>): SponsorRow => ({
  uuid: uuidOf(rank),
  slug: `partenaire-${rank}`,
  name: `Partenaire ${rank}`,
  description: '',
  rank,
  visible: true,
  version: 'first',
  ...fields,
});

test('partners come in their order, those of one rank by name, with the logos that are here', async () => {
  const { mirror, begin } = openMirror();
  const generation = await begin();
  await fill(generation, 'sponsors', [
    row(3, { rank: 1, name: 'Épicerie', logo: uuidOf(9) }),
    row(2, { rank: 1, name: 'École', logo: uuidOf(8) }),
    row(1, { rank: 0 }),
  ]);
  await fill(generation, 'preview-images', [{ uuid: uuidOf(9), name: 'Olive', backgroundColor: '#445500' }]);
  const listed = await sponsorQueriesOf(mirror).list();
  expect(listed.map(({ name, logo }) => [name, logo?.name])).toEqual([
    ['Partenaire 1', undefined],
    ['École', undefined],
    ['Épicerie', 'Olive'],
  ]);
});

test('the desk has those that are hidden too, each found by slug and by uuid, with its logo', async () => {
  const { mirror, begin } = openMirror();
  const queries = sponsorQueriesOf(mirror);
  expect([await queries.listAll(), await queries.read('partenaire-1')]).toEqual([[], null]);
  const generation = await begin();
  await fill(generation, 'sponsors', [row(1, { rank: 1 })]);
  await fill(generation, 'desk-sponsors', [
    row(1, { rank: 1 }),
    row(2, { rank: 0, visible: false, logo: uuidOf(9) }),
  ]);
  await fill(generation, 'coming-preview-images', [
    { uuid: uuidOf(9), name: 'Olive', backgroundColor: '#445500' },
  ]);
  expect((await queries.list()).map(({ slug }) => slug)).toEqual(['partenaire-1']);
  expect((await queries.listAll()).map(({ slug }) => slug)).toEqual(['partenaire-2', 'partenaire-1']);
  expect((await queries.read('partenaire-2'))?.logo?.name).toBe('Olive');
  expect((await queries.read(uuidOf(1)))?.slug).toBe('partenaire-1');
  expect(await queries.read('personne')).toBeNull();
});
