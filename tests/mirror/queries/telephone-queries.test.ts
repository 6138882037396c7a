import { expect, test } from 'vitest';
import { telephoneQueriesOf } from '#mirror/queries/telephone-queries';
import { fill, openMirror } from '../stage';

const saying = (rank: number, slug: string, words: string) => ({
  uuid: `0190a000-0000-7000-8000-00000000000${rank}`,
  slug,
  type: 'PAGE' as const,
  title: slug,
  content: {
    type: 'adls-text' as const,
    content: [{ type: 'p' as const, content: [{ type: 'text' as const, content: words }] }],
  },
  version: 1,
  lastModified: new Date('2026-11-21T09:12:00+01:00'),
});

test('the telephone is the one that is published for bookings, else the one of the contacts', async () => {
  const { mirror, begin } = openMirror();
  const generation = await begin();
  const { published } = telephoneQueriesOf(mirror);
  expect(await published()).toBeNull();
  await fill(generation, 'about-texts', [saying(1, 'contacts', 'Depuis 1984, au 04 66 00 00 00.')]);
  expect(await published()).toMatchObject({ number: '0466000000' });
  await fill(generation, 'about-texts', [saying(2, 'reservation-informations', 'Au 06 12 34 56 78')]);
  expect(await published()).toEqual({ words: '06 12 34 56 78', number: '0612345678' });
});
