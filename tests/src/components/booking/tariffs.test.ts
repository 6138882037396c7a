import { expect, test } from 'vitest';
import type { Show } from '#common/contract/agenda/show';
import { areCounted, seatsOf, tariffsOf } from '../../../../src/components/booking/tariffs';

const at = new Date('2026-11-21T20:30:00+01:00');
const evening = { uuid: 'evening', date: at, closingDate: at, maxPlaces: 100, freeParticipation: false };
const show: Show = {
  uuid: 'show',
  slug: 'le-dindon',
  title: 'Le Dindon',
  visibleFrom: at,
  visibleUntil: at,
  prices: [
    { uuid: '1', price: 12, category: { slug: 'plein-tarif', name: 'Plein tarif' } },
    { uuid: '2', price: 8.5, category: { slug: 'tarif-reduit', name: 'Tarif réduit' } },
    { uuid: '3', price: 0, category: { slug: 'ecole', name: 'Écoles' }, toConfirm: true },
  ],
  dates: [evening],
  location: { name: 'Salle des fêtes' },
  pieces: [],
  bookings: true,
  version: 'first',
};

test('seats are sent by category, those that nobody wants left out', () => {
  const tariffs = tariffsOf(show, evening);
  expect(seatsOf(tariffs, { 'plein-tarif': 0, 'tarif-reduit': 2 })).toEqual([
    { category: { slug: 'tarif-reduit', name: 'Tarif réduit' }, count: 2, price: 8.5 },
  ]);
  expect(seatsOf(tariffs, {})).toEqual([]);
});

test('a category that is no longer on the bill is no longer asked for', () => {
  expect(seatsOf(tariffsOf(show, evening), { enfant: 2, 'plein-tarif': 1 })).toEqual([
    { category: { slug: 'plein-tarif', name: 'Plein tarif' }, count: 1, price: 12 },
  ]);
});

test('a price that is still to be confirmed is not offered', () => {
  expect(tariffsOf(show, evening).map(({ slug }) => slug)).toEqual(['plein-tarif', 'tarif-reduit']);
});

test('where participation is free, a number of seats is all that is sent', () => {
  const tariffs = tariffsOf(show, { ...evening, freeParticipation: true });
  expect(seatsOf(tariffs, { '': 3 })).toEqual([{ count: 3, price: 0 }]);
});

test('seats whose number cannot be read are not booked, and hold back the others', () => {
  const tariffs = tariffsOf(show, evening);
  const chosen = { 'plein-tarif': 1, 'tarif-reduit': '2 ou 3' };
  expect(seatsOf(tariffs, chosen)).toMatchObject([{ category: { slug: 'plein-tarif' }, count: 1 }]);
  expect(areCounted(tariffs, chosen)).toBe(false);
  expect(areCounted(tariffs, { 'plein-tarif': 1, enfant: 'trois' })).toBe(true);
});
