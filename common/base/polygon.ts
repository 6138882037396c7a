/** A position in a picture, as fractions of its width and height from the upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The rectangle around some points; all zero without points. */
export interface Bounds extends Point {
  readonly width: number;
  readonly height: number;
}

const GRID = 10_000;

/** A fraction on the grid, finer than the pixels of any picture: so that equal corners are equal numbers. */
export const onGrid = (fraction: number): number => Math.round(fraction * GRID) / GRID;

/** The smallest upright rectangle around the points. */
export function boundsOf(points: readonly Point[]): Bounds {
  if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The corners of an upright rectangle: upper left, upper right, lower right, lower left. */
export function cornersOf({ x, y, width, height }: Bounds): readonly Point[] {
  const [left, top, right, bottom] = [onGrid(x), onGrid(y), onGrid(x + width), onGrid(y + height)];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Whether the points are the corners of an upright rectangle, in the order of `cornersOf`. */
export function isUprightRectangle(points: readonly Point[]): boolean {
  const [a, b, c, d] = points;
  if (!a || !b || !c || !d || points.length > 4) return false;
  return a.y === b.y && b.x === c.x && c.y === d.y && d.x === a.x && a.x < c.x && a.y < c.y;
}

type Side = readonly [from: Point, to: Point];

/** Whether two sides of a polygon that are not neighbours meet, or two of its corners are the same. */
export function crossesItself(points: readonly Point[]): boolean {
  const sides = points.map((from, at): Side => [from, points[(at + 1) % points.length] ?? from]);
  return sides.some((side, one) =>
    sides.some((other, two) => {
      if (two <= one) return false;
      if (isSame(side[0], other[0])) return true;
      const areNeighbours = two === one + 1 || (one === 0 && two === sides.length - 1);
      return !areNeighbours && doMeet(side, other);
    }),
  );
}

/** Whether a further corner, or the side that leads to it, would touch an outline that is not closed yet. */
export function touchesOutline(corners: readonly Point[], to: Point): boolean {
  const start = corners.at(-1);
  if (start === undefined) return false;
  if (corners.some((corner) => isSame(corner, to))) return true;
  // The side before is its neighbour: the two always meet where it starts.
  return corners.slice(0, -2).some((from, at) => doMeet([from, corners[at + 1] ?? from], [start, to]));
}

/** The same place on the grid, in whole numbers, so that what just touches is told from what just does not. */
const onWholeGrid = ({ x, y }: Point): Point => ({ x: Math.round(x * GRID), y: Math.round(y * GRID) });

function isSame(one: Point, other: Point): boolean {
  const [a, b] = [onWholeGrid(one), onWholeGrid(other)];
  return a.x === b.x && a.y === b.y;
}

function doMeet(one: Side, other: Side): boolean {
  const [a, b] = [onWholeGrid(one[0]), onWholeGrid(one[1])];
  const [c, d] = [onWholeGrid(other[0]), onWholeGrid(other[1])];
  const [ofC, ofD] = [turn(a, b, c), turn(a, b, d)];
  const [ofA, ofB] = [turn(c, d, a), turn(c, d, b)];
  if (ofC !== ofD && ofA !== ofB) return true;
  // All on one line: they meet where their extents do.
  return ofC === 0 && ofD === 0 && doOverlap(a.x, b.x, c.x, d.x) && doOverlap(a.y, b.y, c.y, d.y);
}

/** Whether the way from `a` over `b` to a point turns right (1) or left (-1), or goes on straight (0). */
const turn = (a: Point, b: Point, { x, y }: Point) =>
  Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));

const doOverlap = (a: number, b: number, c: number, d: number) =>
  Math.max(a, b) >= Math.min(c, d) && Math.max(c, d) >= Math.min(a, b);
