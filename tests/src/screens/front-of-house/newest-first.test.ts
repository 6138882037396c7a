import { expect, test } from 'vitest';
import { newestFirst } from '../../../../src/screens/front-of-house/newest-first';

test('the last one is at the head; within a second, the one that was made last', () => {
  const made = (uuid: string, second: number, ms = 0) => ({
    uuid,
    at: new Date(Date.UTC(2026, 10, 21, 20, 0, second, ms)),
  });
  const three = [made('0190a001', 7), made('0190a002', 7), made('0190a000', 8)];
  expect(three.toSorted(newestFirst).map(({ uuid }) => uuid)).toEqual(['0190a000', '0190a002', '0190a001']);
  // The first of these was not sent yet, the other was.
  const two = [made('0190a001', 7, 400), made('0190a002', 7)];
  expect(two.toSorted(newestFirst).map(({ uuid }) => uuid)).toEqual(['0190a002', '0190a001']);
});
