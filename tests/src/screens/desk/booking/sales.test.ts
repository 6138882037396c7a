import { expect, test } from 'vitest';
import { addSales, salesColumns } from '../../../../../src/screens/desk/booking/sales';

test('nothing sold is no column', () => {
  expect(salesColumns([], '2026-11-22')).toEqual({ step: 'day', columns: [] });
});

test('days without a sale have a column too, also where a clock changed, until today', () => {
  const sales = [
    { day: '2026-10-24', places: 2 },
    { day: '2026-10-26', places: 3 },
  ];
  expect(salesColumns(sales, '2026-10-27')).toEqual({
    step: 'day',
    columns: [
      { day: '2026-10-24', places: 2, total: 2 },
      { day: '2026-10-25', places: 0, total: 2 },
      { day: '2026-10-26', places: 3, total: 5 },
      { day: '2026-10-27', places: 0, total: 5 },
    ],
  });
});

test('a device whose clock is behind leaves no sale out', () => {
  const sales = [{ day: '2026-11-22', places: 2 }];
  expect(salesColumns(sales, '2026-11-20').columns).toEqual([{ day: '2026-11-22', places: 2, total: 2 }]);
});

test('many days are put together by weeks, and none is lost', () => {
  const sales = [
    { day: '2026-09-01', places: 1 },
    { day: '2026-09-07', places: 2 },
    { day: '2026-09-08', places: 4 },
    { day: '2026-11-22', places: 8 },
  ];
  const { step, columns } = salesColumns(sales, '2026-11-22');
  expect(step).toBe('week');
  expect(columns).toHaveLength(12);
  expect(columns.slice(0, 2)).toEqual([
    { day: '2026-09-01', places: 3, total: 3 },
    { day: '2026-09-08', places: 4, total: 7 },
  ]);
  expect(columns.at(-1)?.total).toBe(15);
});

test('the sales of several dates are added day by day', () => {
  const one = [{ day: '2026-11-20', places: 2 }];
  const other = [
    { day: '2026-11-19', places: 1 },
    { day: '2026-11-20', places: 3 },
  ];
  expect(addSales([one, other])).toEqual([
    { day: '2026-11-19', places: 1 },
    { day: '2026-11-20', places: 5 },
  ]);
});
