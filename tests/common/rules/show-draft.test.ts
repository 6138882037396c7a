import { expect, test } from 'vitest';
import type { Show } from '#common/contract/agenda/show';
import { eventOfShow, firstVisibility, withMissingCategories } from '#common/rules/show-draft';

function namer(): () => string {
  let given = 0;
  return () => `new ${(given += 1)}`;
}

const showDate = (wire: string): Show['dates'][number] => ({
  uuid: wire,
  date: new Date(wire),
  closingDate: new Date(wire),
  maxPlaces: 100,
  freeParticipation: false,
});

test('a new show is seen for a week, until the same time of day, also over the end of summer time', () => {
  const creation = new Date('2026-10-20T09:15:00+02:00');
  expect(firstVisibility(creation)).toEqual({
    visibleFrom: creation,
    visibleUntil: new Date('2026-10-27T09:15:00+01:00'),
  });
});

test('price categories that a show leaves out stand in it at 0, to be confirmed, in the order of the categories', () => {
  const plein = { slug: 'plein', name: 'Plein tarif' };
  const reduit = { slug: 'reduit', name: 'Tarif réduit' };
  const former = { uuid: 'b', price: 5, category: { slug: 'scolaire', name: 'Scolaires' } };
  const reduced = { uuid: 'a', price: 6.5, category: reduit };
  expect(withMissingCategories([former, reduced], [plein, reduit], namer())).toEqual([
    { uuid: 'new 1', price: 0, category: plein, toConfirm: true },
    reduced,
    former,
  ]);
});

test('a show becomes an event: its title, its window, its place and its dates', () => {
  const show: Show = {
    uuid: 'show',
    slug: 'le-dindon',
    title: 'Le Dindon',
    visibleFrom: new Date('2026-10-01T00:00:00+02:00'),
    visibleUntil: new Date('2026-12-20T00:00:00+01:00'),
    prices: [],
    dates: [showDate('2026-12-12T20:30:00+01:00'), showDate('2026-12-11T20:30:00+01:00')],
    location: { name: 'Salle des fêtes', link: 'exemple.fr' },
    pieces: [],
    bookings: true,
    version: 'v1',
  };
  expect(eventOfShow(show, namer())).toEqual({
    title: 'Le Dindon',
    visibleFrom: show.visibleFrom,
    visibleUntil: show.visibleUntil,
    location: { name: 'Salle des fêtes', link: 'exemple.fr' },
    eventDates: [
      { uuid: 'new 1', date: new Date('2026-12-11T20:30:00+01:00') },
      { uuid: 'new 2', date: new Date('2026-12-12T20:30:00+01:00') },
    ],
  });
});
