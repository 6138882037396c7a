import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDay } from '../../../../src/components/form/read-day';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-30T10:00:00+01:00') }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['samedi 12 décembre 2026 à 20:30', '2026-12-12'],
  ['2026-12-12', '2026-12-12'],
  ['4 décembre', '2026-12-04'],
  [' 4/12 à midi ', '2026-12-04'],
])('« %s » is %s', (pasted, day) => {
  expect(readDay(pasted)?.toString()).toBe(day);
});

test('nothing is read into other words', () => {
  expect(readDay('à préciser')).toBeNull();
});

test('a day of a journal is the nearest one, not the next', () => {
  expect(readDay('20/11', new Date())?.toString()).toBe('2026-11-20');
});
