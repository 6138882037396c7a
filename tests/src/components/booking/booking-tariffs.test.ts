import { expect, test } from 'vitest';
import { areSameSeats } from '#common/rules/booking';
import { chosenOf, tariffsFor } from '../../../../src/components/booking/booking-tariffs';

const full = { slug: 'plein', name: 'Plein tarif' };
const reduced = { slug: 'reduit', name: 'Réduit' };
const show = { prices: [{ category: full, price: 14 }] };
const evening = { freeParticipation: false };
const booking = { seats: [{ category: full, count: 2, price: 12 }] };

test('tariffs are those of the date, at what they cost today', () => {
  expect(tariffsFor(show, evening, booking)).toEqual([{ ...full, price: 14 }]);
});

test('a tariff that the show offers no more stays with the booking that has it, for as many seats', () => {
  const seats = [{ category: reduced, count: 1, price: 8 }];
  expect(tariffsFor(show, evening, { seats })).toEqual([
    { ...full, price: 14 },
    { ...reduced, price: 8, most: 1 },
  ]);
});

test('seats with a price stay where participation has become free', () => {
  expect(tariffsFor(show, { freeParticipation: true }, booking).map(({ slug }) => slug)).toEqual([
    '',
    'plein',
  ]);
});

test('seats of one tariff at two prices are counted together in a form', () => {
  const dearer = { category: full, count: 1, price: 14 };
  expect(chosenOf([...booking.seats, dearer])).toEqual({ plein: 3 });
  expect(areSameSeats([...booking.seats, dearer], [{ category: full, count: 3 }])).toBe(true);
});

test('the same seats in another order are the same, others are not', () => {
  const [two, one] = [
    { category: full, count: 2 },
    { category: reduced, count: 1 },
  ];
  expect(areSameSeats([two, one], [one, two])).toBe(true);
  expect(areSameSeats([two, one], [two])).toBe(false);
  expect(areSameSeats([two], [{ category: full, count: 3 }])).toBe(false);
  expect(areSameSeats([{ count: 2 }], [two])).toBe(false);
});
