import { expect, it } from 'vitest';
import { sinceWords } from '../../../../../src/text/since-words';

const evening = new Date('2026-11-21T20:30:00+01:00');

it.each([
  ['nothing on the day itself', '2026-11-21T00:10:00+01:00', ''],
  ['a day since yesterday evening', '2026-11-20T23:50:00+01:00', ', 1 jour'],
  ['days across the change of the clocks', '2026-10-22T12:00:00+02:00', ', 30 jours'],
])('a demand waits %s', (_, from, words) => {
  expect(sinceWords(new Date(from), evening)).toBe(words);
});
