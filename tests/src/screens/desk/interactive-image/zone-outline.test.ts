import { describe, expect, test } from 'vitest';
import { boundsOf, crossesItself, isUprightRectangle } from '#common/base/polygon';
import { MAX_CORNERS, SMALLEST_ZONE, shapeFaultOf } from '#common/contract/agenda/interactive-image';
import {
  type Outline,
  movedBy,
  rectangleBetween,
  withCornerAfter,
  withCornerAt,
  withoutCorner,
} from '../../../../../src/screens/desk/interactive-image/zone-outline';
import { fc } from '../../../../support/properties';
import { anyPolygon, anyPlace, anyRectangle, anyStep, isInside } from './outlines';

const at = (x: number, y: number) => ({ x, y });
const square = [at(0.2, 0.2), at(0.4, 0.2), at(0.4, 0.4), at(0.2, 0.4)];
const arrowhead = [at(0.2, 0.2), at(0.8, 0.5), at(0.2, 0.8), at(0.4, 0.5)];

describe('a rectangle', () => {
  test('lies between the two places that were pressed, whichever came first', () => {
    expect(rectangleBetween(at(0.4, 0.4), at(0.2, 0.2))).toEqual(square);
    expect(rectangleBetween(at(0.2, 0.4), at(0.4, 0.2))).toEqual(square);
  });

  test('that was hardly drawn is large enough to be pressed', () => {
    const points = rectangleBetween(at(0.9999, 0.5), at(1.2, 0.5));
    expect(shapeFaultOf({ shape: 'RECTANGLE', points })).toBeUndefined();
    expect(points.every(isInside)).toBe(true);
  });

  test('is pulled by a corner, and the opposite one stays', () => {
    expect(withCornerAt({ shape: 'RECTANGLE', points: square }, 0, at(0.1, 0.3))).toEqual({
      points: [at(0.1, 0.3), at(0.4, 0.3), at(0.4, 0.4), at(0.1, 0.4)],
    });
    expect(withCornerAt({ shape: 'RECTANGLE', points: square }, 2, at(0.9, 0.3))).toEqual({
      points: [at(0.2, 0.2), at(0.9, 0.2), at(0.9, 0.3), at(0.2, 0.3)],
    });
  });

  test('is upright, inside and large enough wherever its corners are pulled to', () => {
    fc.assert(
      fc.property(anyRectangle, fc.array(fc.tuple(fc.nat(3), anyPlace), { maxLength: 8 }), (drawn, pulls) => {
        let points = drawn;
        for (const [corner, to] of pulls)
          points = withCornerAt({ shape: 'RECTANGLE', points }, corner, to).points;
        expect(isUprightRectangle(points)).toBe(true);
        expect(points.every(isInside)).toBe(true);
        expect(shapeFaultOf({ shape: 'RECTANGLE', points })).toBeUndefined();
      }),
    );
  });
});

describe('a zone that is moved', () => {
  test('goes as far as the border, and keeps its size there', () => {
    expect(movedBy(square, at(-0.5, 0.1))).toEqual([at(0, 0.3), at(0.2, 0.3), at(0.2, 0.5), at(0, 0.5)]);
    expect(movedBy(arrowhead, at(0.5, -0.5))).toEqual([at(0.4, 0), at(1, 0.3), at(0.4, 0.6), at(0.6, 0.3)]);
  });

  test('keeps its size and stays in the picture, wherever it goes', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyRectangle, anyPolygon),
        fc.array(anyStep, { maxLength: 8 }),
        (points, steps) => {
          const [before, moved] = [boundsOf(points), steps.reduce(movedBy, points)];
          const after = boundsOf(moved);
          expect(moved.every(isInside)).toBe(true);
          expect(after.width).toBeCloseTo(before.width, 8);
          expect(after.height).toBeCloseTo(before.height, 8);
        },
      ),
    );
  });
});

describe('a contour', () => {
  const polygon = (points: Outline['points']): Outline => ({ shape: 'POLYGONE', points });

  test('follows the corner that is pulled', () => {
    expect(withCornerAt(polygon(arrowhead), 3, at(0.3, 0.5)).points[3]).toEqual(at(0.3, 0.5));
    expect(withCornerAt(polygon(arrowhead), 1, at(1.4, 0.5)).points[1]).toEqual(at(1, 0.5));
  });

  test('holds a corner that would make it cross itself, and says why', () => {
    expect(withCornerAt(polygon(arrowhead), 3, at(0.6, 0.1))).toEqual({
      points: arrowhead,
      reason: 'Ce point croiserait le contour.',
    });
  });

  test('holds a corner that would make it too small', () => {
    const flat = [at(0.2, 0.2), at(0.5, 0.5), at(0.8, 0.2)];
    expect(withCornerAt(polygon(flat), 1, at(0.5, 0.21)).reason).toBe('La zone deviendrait trop petite.');
  });

  test('takes a point in the middle of a side, also of the last one', () => {
    expect(withCornerAfter(square, 0).points[1]).toEqual(at(0.3, 0.2));
    expect(withCornerAfter(square, 3).points[4]).toEqual(at(0.2, 0.3));
  });

  test('takes no point on a side that has no place for it, and none beyond the most', () => {
    const narrow = [at(0.2, 0.2), at(0.2001, 0.2), at(0.4, 0.6)];
    expect(withCornerAfter(narrow, 0)).toEqual({
      points: narrow,
      reason: 'Ce côté est trop court pour un point de plus.',
    });
    const round = Array.from({ length: MAX_CORNERS }, (_, corner) => {
      const angle = (corner / MAX_CORNERS) * 2 * Math.PI;
      return at(0.5 + Math.cos(angle) / 3, 0.5 + Math.sin(angle) / 3);
    });
    expect(withCornerAfter(round, 4).reason).toBe('30 points au plus par contour.');
  });

  test('loses a point, but not one of its last three, and none that it needs', () => {
    expect(withoutCorner(square, 1).points).toEqual([at(0.2, 0.2), at(0.4, 0.4), at(0.2, 0.4)]);
    expect(withoutCorner(square.slice(1), 1).reason).toBe('Un contour garde au moins trois points.');
    const bitten = [at(0.4, 0.1), at(0.9, 0.5), at(0.4, 0.9), at(0.2, 0.6), at(0.6, 0.5), at(0.2, 0.4)];
    expect(withoutCorner(bitten, 1).reason).toBe('Sans ce point, le contour se croiserait.');
    expect(withoutCorner(bitten, 4).reason).toBeUndefined();
  });

  test('never crosses itself nor becomes too small, whatever is done to its corners', () => {
    const pull = fc.tuple(fc.constantFrom('pull', 'add', 'remove'), fc.nat(MAX_CORNERS), anyPlace);
    fc.assert(
      fc.property(anyPolygon, fc.array(pull, { maxLength: 12 }), (drawn, pulls) => {
        let points = drawn;
        for (const [act, place, to] of pulls) {
          const corner = place % points.length;
          const reshaped = {
            pull: () => withCornerAt(polygon(points), corner, to),
            add: () => withCornerAfter(points, corner),
            remove: () => withoutCorner(points, corner),
          }[act]();
          points = reshaped.points;
        }
        expect(shapeFaultOf(polygon(points))).toBeUndefined();
        expect(points.every(isInside)).toBe(true);
        expect(points.length).toBeGreaterThanOrEqual(3);
        expect(boundsOf(points).width).toBeGreaterThanOrEqual(SMALLEST_ZONE);
      }),
    );
  });

  test('that is wrong already can be mended in steps', () => {
    const crossed = [at(0.2, 0.2), at(0.8, 0.8), at(0.8, 0.2), at(0.2, 0.8)];
    const half = withCornerAt(polygon(crossed), 1, at(0.7, 0.7));
    expect(half.points[1]).toEqual(at(0.7, 0.7));
    expect(crossesItself(withCornerAt(polygon(half.points), 1, at(0.4, 0.1)).points)).toBe(false);
  });
});
