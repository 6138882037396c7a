import { expect, test } from 'vitest';
import { nearDay } from '../../../src/text/near-day';

const now = new Date('2026-11-21T09:00:00+01:00');

test.each([
  ['2026-11-21T11:00:00+01:00', 'ce matin'],
  ['2026-11-21T15:00:00+01:00', 'cet après-midi'],
  ['2026-11-21T20:30:00+01:00', 'ce soir'],
  ['2026-11-22T00:30:00+01:00', 'demain'],
  ['2026-11-22T20:30:00+01:00', 'demain'],
  ['2026-11-23T20:30:00+01:00', null],
  ['2026-11-20T20:30:00+01:00', null],
])('%s is %s', (date, words) => {
  expect(nearDay(new Date(date), now)).toBe(words);
});
