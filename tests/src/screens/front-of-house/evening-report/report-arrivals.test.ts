import { expect, test } from 'vitest';
import {
  arrivalLayers,
  arrivalsSummary,
  timeMarks,
} from '../../../../../src/screens/front-of-house/evening-report/report-arrivals';

/** Consecutive quarters of an hour from 19 h 45 on, in which so many people arrived and came back. */
const quartersOf = (...counts: readonly (readonly [arrived: number, returned?: number])[]) =>
  counts.map(([arrived, returned = 0], rank) => ({
    from: new Date(Date.parse('2026-11-21T19:45:00+01:00') + rank * 900_000),
    arrived,
    returned,
    left: 0,
  }));

test('returns stand above arrivals, if there were some', () => {
  expect(arrivalLayers(quartersOf([3], [5, 2]))).toEqual([
    { name: 'Arrivées', values: [3, 5] },
    { name: 'Retours', values: [3, 7] },
  ]);
  expect(arrivalLayers(quartersOf([3], [5]))).toEqual([{ name: 'Arrivées', values: [3, 5] }]);
});

test('one sentence says how many came, and when most of them did', () => {
  expect(arrivalsSummary(quartersOf([3], [5], [5])).replaceAll('\u00a0', ' ')).toBe(
    '13 arrivées ; au plus 5 en un quart d’heure, à partir de 20 h.',
  );
  expect(arrivalsSummary([])).toBe('');
});

test.each([
  [2, ['19 h 45', '20 h']],
  [13, ['20 h', '20 h 30', '21 h', '21 h 30', '22 h', '22 h 30']],
  [25, ['20 h', '21 h', '22 h', '23 h', '0 h', '1 h']],
])('of %i columns, these have their times written below', (count, words) => {
  const quarters = quartersOf(...Array.from({ length: count }, () => [1] as const));
  expect(timeMarks(quarters).map((mark) => mark.words.replaceAll('\u00a0', ' '))).toEqual(words);
});

test('a time stands below the middle of its column', () => {
  expect(timeMarks(quartersOf([1], [1])).map(({ at }) => at)).toEqual([0.25, 0.75]);
});
