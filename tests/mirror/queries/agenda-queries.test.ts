import { expect, test } from 'vitest';
import type { Show } from '#common/contract/agenda/show';
import { agendaQueriesOf } from '#mirror/queries/agenda-queries';
import { cast } from '../../support/piece-draft';
import { fill, openMirror } from '../stage';

const uuidOf = (rank: number) => `0190a000-0000-7000-8000-00000000000${rank}`;
const moment = new Date('2026-12-01T10:00:00+01:00');
const play = (rank: number, slug: string, duration?: number) => ({
  uuid: uuidOf(rank),
  slug,
  title: slug,
  creationDate: moment,
  visibleFrom: moment,
  textAuthors: [],
  ...(duration !== undefined && { duration }),
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

test('an evening lasts as long as its plays together, which is unknown where one of them is', async () => {
  const { mirror, begin } = openMirror();
  const queries = agendaQueriesOf(mirror);
  const evening = uuidOf(8);
  expect(await queries.minutesOf(evening)).toBeUndefined();
  const generation = await begin();
  const date = {
    uuid: evening,
    date: moment,
    closingDate: moment,
    maxPlaces: 100,
    freeParticipation: false,
  };
  const showing = (...slugs: readonly string[]) =>
    fill(generation, 'shows', [{ ...show(slugs.map((slug) => ({ slug, title: slug }))), dates: [date] }]);
  await fill(generation, 'pieces', [play(1, 'l-ours', 35), play(2, 'sans-duree')]);
  await fill(generation, 'coming-pieces', [play(3, 'la-demande', 40)]);
  await showing('l-ours', 'la-demande');
  expect(await queries.minutesOf(evening)).toBe(75);
  expect(await queries.minutesOf(uuidOf(7))).toBeUndefined();
  for (const slugs of [['l-ours', 'sans-duree'], ['l-ours', 'a-la-corbeille'], []]) {
    await showing(...slugs);
    expect(await queries.minutesOf(evening)).toBeUndefined();
  }
});
