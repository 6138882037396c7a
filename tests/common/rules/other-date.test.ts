import { describe, expect, test } from 'vitest';
import type { Show } from '#common/contract/agenda/show';
import { arePricedAlike, canChangeDate, obstacleTo, otherDates } from '#common/rules/other-date';

const now = new Date('2026-11-20T20:30:00+01:00');
const day = (count: number) => new Date(now.getTime() + count * 86_400_000);
const date = (uuid: string, closes: number) => ({ uuid, date: day(closes + 1), closingDate: day(closes) });
const show = (bookings: boolean) =>
  ({
    bookings,
    dates: [date('past', -3), date('friday', 1), date('saturday', 2), date('sunday', 3)],
  }) as unknown as Show;

const paying = [{ category: { slug: 'plein-tarif', name: 'Plein tarif' }, count: 2 }];
const free = [{ count: 2 }];

test('the other dates are those that can be booked', () => {
  expect(otherDates(show(true), 'saturday', now).map(({ uuid }) => uuid)).toEqual(['friday', 'sunday']);
  expect(otherDates(show(false), 'saturday', now)).toEqual([]);
});

describe('a booking', () => {
  const confirmed = { state: { code: 'CONFIRMEE' as const, name: '' } };
  test.each([
    ['that is confirmed changes its date', confirmed, true],
    ['that waits does not', { state: { code: 'EN_ATTENTE' as const, name: '' } }, false],
    ['that is paid does not', { ...confirmed, paidAt: now }, false],
    ['whose people are in does not', { ...confirmed, arrived: 1 }, false],
  ])('%s', (_, booking, can) => {
    expect(canChangeDate(booking)).toBe(can);
  });
});

test.each([
  ['paying seats to a date with prices', paying, false, true],
  ['paying seats to one with free participation', paying, true, false],
  ['seats of free participation to one with prices', free, false, false],
  ['seats of free participation to another such one', free, true, true],
])('%s', (_, seats, freeParticipation, isSo) => {
  expect(arePricedAlike(seats, freeParticipation)).toBe(isSo);
});

test.each([
  [2, null],
  [undefined, null],
  [1, 'too-few'],
  [0, 'full'],
] as const)('of a date with %s seats left, two seats say %s', (left, obstacle) => {
  expect(obstacleTo({ freeParticipation: false }, { seats: paying, left })).toBe(obstacle);
  expect(obstacleTo({ freeParticipation: true }, { seats: paying, left })).toBe('priced-otherwise');
});
