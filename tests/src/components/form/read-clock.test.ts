import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readClock } from '../../../../src/components/form/read-clock';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-30T10:00:00+01:00') }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['samedi 12 décembre 2026 à 20:30', '2026-12-12T20:30:00'],
  ['2026-12-12', '2026-12-12T18:00:00'],
  ['4 décembre', '2026-12-04T18:00:00'],
  [' 4/12 à midi ', '2026-12-04T12:00:00'],
])('« %s » pasted into a moment of 18:00 is %s', (pasted, clock) => {
  expect(readClock(pasted, { time: '18:00' })?.toString()).toBe(clock);
});

test('a day pasted into an empty moment begins at midnight, and nothing is read into other words', () => {
  expect(readClock('12/12/2026')?.toString()).toBe('2026-12-12T00:00:00');
  expect(readClock('à préciser')).toBeNull();
});

test('a day of a journal is the nearest one, not the next', () => {
  expect(readClock('20/11', { near: new Date() })?.toString()).toBe('2026-11-20T00:00:00');
});
