import { expect, test } from 'vitest';
import { dayNumber, frenchDay, frenchHour, frenchMoney } from '#server/pdf/french-date';

test.each([
  ['2026-12-11T20:30:00+01:00', 'vendredi 11 décembre 2026', '20\u00a0h\u00a030', '11'],
  ['2027-05-01T15:00:00+02:00', 'samedi 1er mai 2027', '15\u00a0h', '1'],
  ['2026-03-29T00:05:00+01:00', 'dimanche 29 mars 2026', '0\u00a0h\u00a005', '29'],
  ['2026-12-31T23:30:00Z', 'vendredi 1er janvier 2027', '0\u00a0h\u00a030', '1'],
])('%s reads %s, %s', (moment, day, hour, number) => {
  const date = new Date(moment);
  expect(frenchDay(date)).toBe(day);
  expect(frenchHour(date)).toBe(hour);
  expect(dayNumber(date)).toBe(number);
});

test('money has a narrow space in the number and a no-break one before the euro', () => {
  expect(frenchMoney(1234.5)).toBe('1\u202f234,50\u00a0€');
  expect(frenchMoney(0)).toBe('0,00\u00a0€');
});
