import { expect, test } from 'vitest';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { boxOfficeQueriesOf } from '#mirror/queries/box-office-queries';
import { ticketOrder } from '../../support/ticket-orders';
import { fill, openMirror } from '../stage';

const now = new Date('2026-11-21T20:00:00+01:00');

const inHours = (hours: number, uuid: string): DoorDateRow => {
  const date = new Date(now.getTime() + hours * 3_600_000);
  return {
    uuid,
    showTitle: 'Le Dindon',
    showSlug: 'le-dindon',
    locationName: 'Salle des fêtes',
    date,
    doorsOpenAt: date,
    doorsCloseAt: date,
    maxPlaces: 100,
    bookedPlaces: 0,
    reEntry: true,
    payAtDoor: true,
    rehearsal: false,
    freeParticipation: false,
    prices: [{ category: { slug: 'plein-tarif', name: 'Plein tarif' }, price: 12 }],
  };
};

test('the dates of today and of the days around it stand at the counter, and those whose doors are open, soonest first', async () => {
  const { mirror, begin } = openMirror();
  await fill(await begin(), 'door-dates', [
    inHours(40, 'tomorrow'),
    inHours(-13, 'over'),
    inHours(0.5, 'tonight'),
    inHours(200, 'next week'),
    { ...inHours(300, 'rehearsal'), doorsOpenAt: now },
    inHours(-2, 'matinee'),
  ]);
  const dates = await boxOfficeQueriesOf(mirror).dates(now);
  expect(dates.map(({ uuid }) => uuid)).toEqual(['matinee', 'tonight', 'tomorrow', 'rehearsal']);
});

test('where no date is near, the next one stands there', async () => {
  const { mirror, begin } = openMirror();
  await fill(await begin(), 'door-dates', [inHours(300, 'later'), inHours(200, 'next')]);
  const dates = await boxOfficeQueriesOf(mirror).dates(now);
  expect(dates.map(({ uuid }) => uuid)).toEqual(['next']);
});

test('a date is read with its own orders', async () => {
  const { mirror, begin } = openMirror();
  const generation = await begin();
  await fill(generation, 'door-dates', [inHours(1, 'soir')]);
  const own = ticketOrder();
  await fill(generation, 'ticket-orders', [own, ticketOrder({ dateUuid: 'other' })]);
  const counter = await boxOfficeQueriesOf(mirror).counter('soir');
  expect(counter?.orders).toEqual([own]);
  expect(counter?.date.prices[0]?.price).toBe(12);
});

test('of a date that nobody knows there is nothing', async () => {
  const { mirror, begin } = openMirror();
  await begin();
  expect(await boxOfficeQueriesOf(mirror).counter('soir')).toBe(null);
});
