import { expect, test } from 'vitest';
import type { BookingDate } from '../../../../../src/screens/regie/reservations/answers';
import { areSameSeats } from '#common/rules/booking';
import { tariffsFor } from '../../../../../src/screens/regie/reservations/booking-seats';
import { booking } from './a-booking';

const full = { slug: 'plein', name: 'Plein tarif' };
const reduced = { slug: 'reduit', name: 'Réduit' };
const date = (fields: Partial<BookingDate>) =>
  ({ freeParticipation: false, prices: [{ category: full, price: 14 }], ...fields }) as BookingDate;

test('tariffs are those of the date, at what they cost today', () => {
  expect(tariffsFor(date({}), booking())).toEqual([{ ...full, price: 14 }]);
});

test('a tariff that the show offers no more stays with the booking that has it', () => {
  const seats = [{ category: reduced, count: 1, price: 8 }];
  expect(tariffsFor(date({}), { seats })).toEqual([
    { ...full, price: 14 },
    { ...reduced, price: 8 },
  ]);
});

test('seats with a price stay where participation has become free', () => {
  expect(tariffsFor(date({ freeParticipation: true }), booking()).map(({ slug }) => slug)).toEqual([
    '',
    'plein',
  ]);
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
