import { expect, test } from 'vitest';
import { chartLines } from '../../../../src/components/chart/chart-lines';

test.each([
  [0, [1]],
  [1, [1]],
  [3, [1, 2, 3]],
  [4, [1, 2, 3, 4]],
  [5, [2, 4, 6]],
  [10, [5, 10]],
  [27, [10, 20, 30]],
  [77, [20, 40, 60, 80]],
  [100, [25, 50, 75, 100]],
  [501, [200, 400, 600]],
])('a chart of at most %i has lines at %j', (highest, lines) => {
  expect(chartLines(highest)).toEqual(lines);
});
