import { expect, test } from 'vitest';
import { type Point, crossesItself, isUprightRectangle } from '#common/base/polygon';
import { MAX_CORNERS, MAX_ZONES, shapeFaultOf } from '#common/contract/agenda/interactive-image';
import {
  type Drawing,
  closed,
  shapeInMiddle,
  withNextCorner,
  withoutLastCorner,
} from '../../../../../src/screens/desk/interactive-image/drawing';
import type { Outline } from '../../../../../src/screens/desk/interactive-image/zone-outline';
import { fc } from '../../../../support/properties';
import { anyPlace, isInside } from './outlines';

const at = (x: number, y: number): Point => ({ x, y });
const contour = (...corners: readonly Point[]): Drawing => ({ shape: 'POLYGONE', corners });

test('a rectangle is its first corner, then the opposite one', () => {
  const first = withNextCorner({ shape: 'RECTANGLE', corners: [] }, at(0.6, 0.2));
  expect(first).toEqual({ kind: 'goes-on', drawing: { shape: 'RECTANGLE', corners: [at(0.6, 0.2)] } });
  const second = withNextCorner({ shape: 'RECTANGLE', corners: [at(0.6, 0.2)] }, at(0.2, 0.4));
  expect(second.kind === 'done' && isUprightRectangle(second.points)).toBe(true);
});

test('a contour grows corner by corner, and each is on the grid and in the picture', () => {
  expect(withNextCorner(contour(at(0.2, 0.2)), at(1.3, 0.123456))).toEqual({
    kind: 'goes-on',
    drawing: contour(at(0.2, 0.2), at(1, 0.1235)),
  });
});

test('a corner that would cross the contour is not taken', () => {
  const drawing = contour(at(0.1, 0.1), at(0.9, 0.1), at(0.9, 0.9));
  expect(withNextCorner(drawing, at(0.5, -0.5))).toEqual({
    kind: 'goes-on',
    drawing,
    reason: 'Ce point croiserait le contour.',
  });
});

test('a corner may lie where the last side would cross for now, as long as the contour itself does not', () => {
  const spiral = contour(at(0.1, 0.1), at(0.9, 0.1), at(0.9, 0.9), at(0.3, 0.9));
  const step = withNextCorner(spiral, at(0.7, 0.5));
  expect(step).toMatchObject({ kind: 'goes-on', drawing: { corners: { length: 5 } } });
});

test.each([
  ['two points', contour(at(0.1, 0.1), at(0.9, 0.1)), 'Un contour a au moins trois points.'],
  [
    'a last side that crosses another',
    contour(at(0.1, 0.5), at(0.5, 0.1), at(0.5, 0.9), at(0.9, 0.6)),
    'Le dernier côté croiserait le contour.',
  ],
  ['hardly any height', contour(at(0.1, 0.1), at(0.5, 0.11), at(0.9, 0.1)), 'La zone est trop petite.'],
])('a contour with %s stays open, and it is said why', (_, drawing, reason) => {
  expect(closed(drawing)).toEqual({ kind: 'goes-on', drawing, reason });
});

test('the last corner is taken back', () => {
  expect(withoutLastCorner(contour(at(0.1, 0.1), at(0.9, 0.1)))).toEqual(contour(at(0.1, 0.1)));
});

test('a contour has no more corners than can be saved', () => {
  const comb = Array.from({ length: MAX_CORNERS }, (_, corner) =>
    at(corner / 40, corner % 2 === 0 ? 0.2 : 0.4),
  );
  expect(withNextCorner(contour(...comb), at(0.9, 0.9))).toMatchObject({
    reason: '30 points au plus\u00a0: fermez le contour.',
  });
});

test('whatever is pressed, what was drawn can be saved', () => {
  fc.assert(
    fc.property(fc.array(anyPlace, { maxLength: 12 }), (presses) => {
      let drawing = contour();
      for (const press of presses) {
        const step = withNextCorner(drawing, press);
        if (step.kind === 'goes-on') drawing = step.drawing;
      }
      const end = closed(drawing);
      if (end.kind !== 'done') return;
      expect(shapeFaultOf({ shape: 'POLYGONE', points: end.points })).toBeUndefined();
      expect(crossesItself(end.points)).toBe(false);
    }),
  );
});

test.each(['RECTANGLE', 'POLYGONE'] as const)(
  'each ready %s has a place of its own, however many there are',
  (shape) => {
    const placed: Outline[] = [];
    while (placed.length < MAX_ZONES) placed.push({ shape, points: shapeInMiddle(shape, placed) });
    expect(new Set(placed.map(({ points }) => JSON.stringify(points[0]))).size).toBe(MAX_ZONES);
    expect(placed.every(({ points }) => points.every(isInside))).toBe(true);
    expect(placed.map(shapeFaultOf).every((fault) => fault === undefined)).toBe(true);
  },
);
