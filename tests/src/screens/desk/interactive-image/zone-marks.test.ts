import { expect, test } from 'vitest';
import type { Point } from '#common/base/polygon';
import { numberPoint, outwards } from '../../../../../src/screens/desk/interactive-image/zone-marks';
import { rectangleBetween } from '../../../../../src/screens/desk/interactive-image/zone-outline';

const at = (x: number, y: number): Point => ({ x, y });
const stage = rectangleBetween(at(0.2, 0), at(0.8, 0.3));

test('the number stands in the middle of a rectangle', () => {
  expect(numberPoint(stage)).toEqual({ x: 0.5, y: 0.15 });
});

test('the number stands inside a contour that is hollow in the middle', () => {
  const horseshoe = [
    at(0.1, 0.1),
    at(0.9, 0.1),
    at(0.9, 0.9),
    at(0.6, 0.9),
    at(0.6, 0.3),
    at(0.2, 0.3),
    at(0.2, 0.9),
    at(0.1, 0.9),
  ];
  expect(numberPoint(horseshoe)).toEqual({ x: 0.75, y: 0.5 });
});

test('a handle reaches out of its zone', () => {
  expect(stage.map((corner) => outwards(stage, corner))).toEqual([
    at(-1, -1),
    at(1, -1),
    at(1, 1),
    at(-1, 1),
  ]);
});
