import { expect, test } from 'vitest';
import { clamp } from '#common/base/clamp';

test.each([
  ['between the bounds stays as it is', 3, 1, 5, 3],
  ['below them becomes the least', -2, 1, 5, 1],
  ['above them becomes the most', 9, 1, 5, 5],
  ['without room between them becomes the least', 3, 8, -4, 8],
])('a value %s', (_, value, least, most, expected) => {
  expect(clamp(value, least, most)).toBe(expected);
});
