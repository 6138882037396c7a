import { expect, test } from 'vitest';
import { deskAgendaQueriesOf } from '#mirror/queries/desk-agenda-queries';
import { fill, openMirror } from '../stage';

const key = (rank: number) => `0190a000-0000-7000-8000-00000000000${rank}`;
const told = (rank: number, slug: string) => ({
  uuid: key(rank),
  slug,
  version: 'v',
  title: slug,
  location: { name: 'Salle des fêtes' },
  visibleFrom: new Date('2030-01-01T09:00:00+01:00'),
  visibleUntil: new Date('2030-02-01T09:00:00+01:00'),
});
const show = (rank: number, slug: string) => ({
  ...told(rank, slug),
  prices: [],
  dates: [],
  pieces: [],
  bookings: true,
});

test('a show is found by slug and by uuid whenever it is shown, and so is an event', async () => {
  const { mirror, begin } = openMirror();
  const queries = deskAgendaQueriesOf(mirror);
  expect(await queries.shows()).toEqual([]);
  const generation = await begin();
  await fill(generation, 'desk-shows', [show(1, 'le-dindon'), show(2, 'la-puce')]);
  await fill(generation, 'desk-events', [{ ...told(3, 'fete'), eventDates: [] }]);
  expect((await queries.shows()).map(({ slug }) => slug)).toEqual(['le-dindon', 'la-puce']);
  expect((await queries.readShow('la-puce'))?.uuid).toBe(key(2));
  expect((await queries.readShow(key(1)))?.slug).toBe('le-dindon');
  expect(await queries.readShow('fete')).toBeNull();
  expect((await queries.events()).map(({ slug }) => slug)).toEqual(['fete']);
  expect((await queries.readEvent('fete'))?.uuid).toBe(key(3));
  expect((await queries.readEvent(key(3)))?.slug).toBe('fete');
  expect(await queries.readEvent(key(1))).toBeNull();
});

test('price categories stand in their order', async () => {
  const { mirror, begin } = openMirror();
  await fill(await begin(), 'price-categories', [
    { uuid: key(1), slug: 'enfant', name: 'Enfant', rank: 1 },
    { uuid: key(2), slug: 'plein-tarif', name: 'Plein tarif', rank: 0 },
  ]);
  const categories = await deskAgendaQueriesOf(mirror).priceCategories();
  expect(categories.map(({ slug }) => slug)).toEqual(['plein-tarif', 'enfant']);
});
