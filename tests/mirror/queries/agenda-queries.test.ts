import { expect, test } from 'vitest';
import type { Show } from '#common/contract/agenda/show';
import { agendaQueriesOf } from '#mirror/queries/agenda-queries';
import { cast } from '../../support/piece-draft';
import { fill, openMirror } from '../stage';

const uuidOf = (rank: number) => `0190a000-0000-7000-8000-00000000000${rank}`;
const moment = new Date('2026-12-01T10:00:00+01:00');
const play = (rank: number, slug: string) => ({
  uuid: uuidOf(rank),
  slug,
  title: slug,
  creationDate: moment,
  visibleFrom: moment,
  textAuthors: [],
  charactersData: cast,
  version: 'v1',
});
const show = (pieces: Show['pieces']): Show => ({
  uuid: uuidOf(9),
  slug: 'le-dindon',
  title: 'Le Dindon',
  visibleFrom: moment,
  visibleUntil: moment,
  prices: [],
  dates: [],
  location: { name: 'Salle des fêtes' },
  pieces,
  bookings: true,
  version: 'v1',
});

test('a show names the plays that this device can open, one that it has just made too, and no other', async () => {
  const { mirror, begin } = openMirror();
  const queries = agendaQueriesOf(mirror);
  expect(await queries.read()).toEqual({ shows: [], events: [] });
  const generation = await begin();
  const named = ['le-dindon', 'demain', 'a-la-corbeille', uuidOf(3)].map((slug) => ({ slug, title: slug }));
  await fill(generation, 'shows', [show(named)]);
  await fill(generation, 'pieces', [play(1, 'le-dindon')]);
  await fill(generation, 'coming-pieces', [play(2, 'demain'), play(3, 'le-tout-nouveau')]);
  const { shows } = await queries.read();
  expect(shows.map(({ title, pieces }) => [title, pieces.map(({ slug }) => slug)])).toEqual([
    ['Le Dindon', ['le-dindon', 'demain', uuidOf(3)]],
  ]);
});
