import { expect, test } from 'vitest';
import { totalsOf } from '../../../../../src/screens/desk/booking/date-totals';

const now = new Date('2026-11-21T21:00:00+01:00');
const date = { booked: 18, invited: 2, sold: 2, left: 8, waiting: 3, owed: 40.5 };
const tonight = { ...date, date: new Date('2026-11-21T20:30:00+01:00') };
const tomorrow = { ...date, date: new Date('2026-11-22T16:00:00+01:00') };

test('dates are added up, and nobody gets a seat where one has begun', () => {
  expect(totalsOf([tonight, tomorrow], now)).toEqual({ taken: 44, left: 8, waiting: 3, owed: 81 });
  expect(totalsOf([], now)).toEqual({ taken: 0, left: 0, waiting: 0, owed: 0 });
});
