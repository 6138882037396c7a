import { expect, test } from 'vitest';
import { weightOf } from '#worker/search/rank';

const weigh = (title: string, year: number | null = 2000) => weightOf(1, { title, year }, 'avare', 2026);

test('of titles, the very one comes first, then one that begins so, then one with such a word, then such letters', () => {
  const titles = ['avare', 'avare et fils', 'l avare', 'bavarde'];
  const weights = titles.map((title) => weigh(title));
  expect(new Set(weights).size).toBe(titles.length);
  expect(weights).toEqual(weights.toSorted((one, other) => other - one));
});

test('what is newer comes before what is older, and what has no year between them; never before a better title', () => {
  const weights = [weigh('bavarde', 2026), weigh('bavarde', null), weigh('bavarde', 1984)];
  expect(weights).toEqual(weights.toSorted((one, other) => other - one));
  expect(new Set(weights).size).toBe(3);
  expect(weigh('l avare', 1984)).toBeGreaterThan(weigh('bavarde', 2026));
});
