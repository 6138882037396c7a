import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Point,
  boundsOf,
  cornersOf,
  crossesItself,
  isUprightRectangle,
  touchesOutline,
} from '#common/base/polygon';

const points = (...all: readonly (readonly [number, number])[]) => all.map(([x, y]) => ({ x, y }));

describe('an outline', () => {
  test.each([
    ['a triangle', points([0, 0], [1, 0], [0.5, 1]), false],
    ['an arrow head', points([0, 0], [0.5, 0.3], [1, 0], [0.5, 1]), false],
    ['a bow tie', points([0, 0], [1, 1], [1, 0], [0, 1]), true],
    ['a star drawn in one line', points([0.5, 0], [0.8, 1], [0, 0.4], [1, 0.4], [0.2, 1]), true],
    ['one with a corner on another side', points([0, 0], [1, 0], [0.5, 1], [0.5, 0]), true],
    ['one with a corner twice', points([0, 0], [1, 0], [0, 0], [0, 1]), true],
  ])('%s', (_, outline, crosses) => {
    expect(crossesItself(outline)).toBe(crosses);
    expect(crossesItself(outline.toReversed())).toBe(crosses);
  });
});

const part = fc.double({ min: 0, max: 0.4, noNaN: true });
const side = fc.double({ min: 0.02, max: 0.5, noNaN: true });

test('the corners of any rectangle are upright, cross nowhere and are those around it', () => {
  fc.assert(
    fc.property(part, part, side, side, (x, y, width, height) => {
      const corners = cornersOf({ x, y, width, height });
      expect(isUprightRectangle(corners)).toBe(true);
      expect(crossesItself(corners)).toBe(false);
      expect(isUprightRectangle(cornersOf(boundsOf(corners)))).toBe(true);
    }),
  );
});

test.each([
  ['leans', points([0, 0], [1, 0.1], [1, 1], [0, 1])],
  ['has its corners in another order', points([1, 0], [0, 0], [0, 1], [1, 1])],
  ['has no width', points([0, 0], [0, 0], [0, 1], [0, 1])],
  ['has five corners', points([0, 0], [1, 0], [1, 1], [0, 1], [0, 0.5])],
])('a quadrangle that %s is no upright rectangle', (_, outline) => {
  expect(isUprightRectangle(outline)).toBe(false);
});

test('nothing is around no points', () => {
  expect(boundsOf([])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
});

const at = (x: number, y: number): Point => ({ x, y });
const stair = [at(0.1, 0.1), at(0.3, 0.1), at(0.3, 0.3), at(0.5, 0.3)];

test.each([
  ['the first corner', [], at(0.5, 0.5), false],
  ['a second one', [at(0.1, 0.1)], at(0.5, 0.5), false],
  ['the same corner once more', [at(0.1, 0.1)], at(0.1, 0.1), true],
  ['one that goes on', stair, at(0.5, 0.5), false],
  ['one on the line of an earlier side, beyond its end', stair, at(0.5, 0.1), false],
  ['one across an earlier side', stair, at(0.2, 0.0), true],
  ['one on an earlier side', stair, at(0.3, 0.2), true],
  ['one on an earlier corner', stair, at(0.1, 0.1), true],
  ['one whose side runs along an earlier one', [...stair, at(0.5, 0.1)], at(0.2, 0.1), true],
])('%s of an outline that is not closed yet', (_, corners, to, touches) => {
  expect(touchesOutline(corners, to)).toBe(touches);
});
