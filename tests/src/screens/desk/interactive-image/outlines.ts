import { type Point, boundsOf, crossesItself, onGrid } from '#common/base/polygon';
import { LEAST, rectangleBetween } from '../../../../../src/screens/desk/interactive-image/zone-outline';
import { fc } from '../../../../support/properties';

/** A place of the pointer, perhaps outside the picture. */
export const anyPlace: fc.Arbitrary<Point> = fc.record({
  x: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
  y: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
});

export const anyStep: fc.Arbitrary<Point> = fc.record({
  x: fc.double({ min: -1, max: 1, noNaN: true }),
  y: fc.double({ min: -1, max: 1, noNaN: true }),
});

export const anyRectangle: fc.Arbitrary<readonly Point[]> = fc
  .tuple(anyPlace, anyPlace)
  .map(([one, other]) => rectangleBetween(one, other));

/** A polygon around a middle: its corners lie at growing angles, so that it does not cross itself. */
export const anyPolygon: fc.Arbitrary<readonly Point[]> = fc
  .array(fc.double({ min: 0.05, max: 0.5, noNaN: true }), { minLength: 3, maxLength: 9 })
  .map((reaches) =>
    reaches.map((reach, corner) => {
      const angle = (corner / reaches.length) * 2 * Math.PI;
      return { x: onGrid(0.5 + Math.cos(angle) * reach), y: onGrid(0.5 + Math.sin(angle) * reach) };
    }),
  )
  .filter((points) => {
    const { width, height } = boundsOf(points);
    return !crossesItself(points) && width >= LEAST && height >= LEAST;
  });

export const isInside = ({ x, y }: Point): boolean =>
  x >= 0 && x <= 1 && y >= 0 && y <= 1 && x === onGrid(x) && y === onGrid(y);
