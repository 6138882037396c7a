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
