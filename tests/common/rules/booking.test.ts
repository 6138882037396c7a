import { expect, test } from 'vitest';
import {
  atKeptPrices,
  countSeats,
  offerEnds,
  seatsLeft,
  seatsLeftAt,
  seatsLeftInTime,
  totalOf,
} from '#common/rules/booking';

test.each([
  [100, { booked: 0, offered: 0, held: 0 }, 100],
  [100, { booked: 60, offered: 4, held: 6 }, 30],
  [100, { booked: 90, offered: 4, held: 6 }, 0],
  [80, { booked: 90, offered: 0, held: 0 }, 0],
])('of %i seats with %o, %i are left, never fewer than none', (maxPlaces, taken, left) => {
  expect(seatsLeft(maxPlaces, taken)).toBe(left);
});

test('seats that are held are left to others from the instant at which their hold ends', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 11, 10, 20, minute));
  const holds = [2, 3, 4].map((places, rank) => ({ places, until: at(rank === 0 ? 5 : 10) }));
  const row = seatsLeftInTime(10, { booked: 3, offered: 1 }, holds);
  expect(row).toEqual({
    left: 0,
    later: [
      { since: at(5), left: 0 },
      { since: at(10), left: 6 },
    ],
  });
  expect([0, 5, 9, 10, 11].map((minute) => seatsLeftAt(row, at(minute)))).toEqual([0, 0, 0, 6, 6]);
  expect(seatsLeftInTime(10, { booked: 3, offered: 1 }, [])).toEqual({ left: 6 });
});

test('prices are added up to the cent', () => {
  expect(totalOf([{ count: 3, price: 8.1 }])).toBe(24.3);
  expect(
    totalOf([
      { count: 7, price: 1.1 },
      { count: 3, price: 0.7 },
    ]),
  ).toBe(9.8);
  expect(totalOf([])).toBe(0);
});

test('seats are counted over all categories', () => {
  expect(countSeats([{ count: 2 }, { count: 3 }])).toBe(5);
});

test('an offer keeps its seats for twelve hours, or until booking ends', () => {
  const now = new Date('2026-12-10T20:00:00+01:00');
  const ends = (closing: string) => offerEnds(now, new Date(closing));
  expect(ends('2026-12-11T18:30:00+01:00')).toEqual(new Date('2026-12-11T08:00:00+01:00'));
  expect(ends('2026-12-10T23:00:00+01:00')).toEqual(new Date('2026-12-10T23:00:00+01:00'));
});

test('seats that stay keep their price, the first booked first, and further ones have today’s', () => {
  const full = { slug: 'plein' };
  const former = [
    { category: full, count: 2, price: 12 },
    { category: full, count: 1, price: 15 },
    { count: 1, price: 0 },
  ];
  const counted = (count: number) =>
    atKeptPrices([{ category: full, count, price: 18 }], former).map((seats) => [seats.count, seats.price]);
  expect(counted(1)).toEqual([[1, 12]]);
  expect(counted(3)).toEqual([
    [2, 12],
    [1, 15],
  ]);
  expect(counted(4)).toEqual([
    [2, 12],
    [1, 15],
    [1, 18],
  ]);
});
