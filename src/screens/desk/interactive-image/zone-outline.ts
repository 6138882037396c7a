import { clamp } from '#common/base/clamp';
import { type Point, boundsOf, cornersOf, crossesItself, onGrid } from '#common/base/polygon';
import { MAX_CORNERS, SMALLEST_ZONE, type ZoneShape } from '#common/contract/agenda/interactive-image';

/** What a zone is drawn as. */
export interface Outline {
  readonly shape: ZoneShape;
  readonly points: readonly Point[];
}

/** An outline after a change. */
export interface Reshaped {
  readonly points: readonly Point[];
  /** Why the outline stays as it was, in French. */
  readonly reason?: string;
}

/** One step of the grid more than the contract asks for, since differences of fractions are not exact. */
export const LEAST = onGrid(SMALLEST_ZONE + 0.0001);

/** A fraction on the grid and inside the picture. */
export const inside = (fraction: number): number => onGrid(clamp(fraction, 0, 1));

/** The upright rectangle with these opposite corners, inside the picture; one too small to be pressed grows. */
export function rectangleBetween(one: Point, other: Point): readonly Point[] {
  const [left, right] = span(inside(one.x), inside(other.x));
  const [top, bottom] = span(inside(one.y), inside(other.y));
  return cornersOf({ x: left, y: top, width: right - left, height: bottom - top });
}

/** The outline moved as a whole, as far as the border of the picture allows: its size never changes. */
export function movedBy(points: readonly Point[], by: Point): readonly Point[] {
  const { x, y, width, height } = boundsOf(points);
  const right = onGrid(clamp(by.x, -x, 1 - x - width));
  const down = onGrid(clamp(by.y, -y, 1 - y - height));
  return points.map((point) => ({ x: inside(point.x + right), y: inside(point.y + down) }));
}

/** The outline with one corner moved: a rectangle stays upright, a polygon never crosses itself more than before. */
export function withCornerAt({ shape, points }: Outline, corner: number, to: Point): Reshaped {
  const target = { x: inside(to.x), y: inside(to.y) };
  if (shape === 'RECTANGLE') return { points: stretched(points, corner, target) };
  return unlessWorse(
    points,
    points.map((point, at) => (at === corner ? target : point)),
    'Ce point croiserait le contour.',
  );
}

/** A polygon with one more corner, in the middle of the side after this one. */
export function withCornerAfter(points: readonly Point[], corner: number): Reshaped {
  const from = points[corner];
  const to = points[(corner + 1) % points.length];
  if (from === undefined || to === undefined) return { points };
  if (points.length >= MAX_CORNERS) return { points, reason: `${MAX_CORNERS} points au plus par contour.` };
  const middle = { x: onGrid((from.x + to.x) / 2), y: onGrid((from.y + to.y) / 2) };
  const after = points.toSpliced(corner + 1, 0, middle);
  return crossesItself(after) && !crossesItself(points)
    ? { points, reason: 'Ce côté est trop court pour un point de plus.' }
    : { points: after };
}

/** A polygon without one of its corners. */
export function withoutCorner(points: readonly Point[], corner: number): Reshaped {
  return points.length <= 3
    ? { points, reason: 'Un contour garde au moins trois points.' }
    : unlessWorse(points, points.toSpliced(corner, 1), 'Sans ce point, le contour se croiserait.');
}

/** Keeps the outline as it was where the new one would be refused. One that is wrong already may be mended in steps. */
function unlessWorse(before: readonly Point[], after: readonly Point[], crossing: string): Reshaped {
  if (crossesItself(after) && !crossesItself(before)) return { points: before, reason: crossing };
  if (isTooSmall(after) && !isTooSmall(before))
    return { points: before, reason: 'La zone deviendrait trop petite.' };
  return { points: after };
}

export function isTooSmall(points: readonly Point[]): boolean {
  const { width, height } = boundsOf(points);
  return onGrid(width) < LEAST || onGrid(height) < LEAST;
}

/** The rectangle with one corner moved; the opposite one stays in its place. */
function stretched(points: readonly Point[], corner: number, to: Point): readonly Point[] {
  const { x, y, width, height } = boundsOf(points);
  const [left, right] = stretchedSpan([x, x + width], corner === 0 || corner === 3, to.x);
  const [top, bottom] = stretchedSpan([y, y + height], corner === 0 || corner === 1, to.y);
  return cornersOf({ x: left, y: top, width: right - left, height: bottom - top });
}

type Span = readonly [start: number, end: number];

const stretchedSpan = ([start, end]: Span, isStart: boolean, to: number): Span =>
  isStart ? [inside(Math.min(to, end - LEAST)), end] : [start, inside(Math.max(to, start + LEAST))];

function span(one: number, other: number): Span {
  const [start, end] = [Math.min(one, other), Math.max(one, other)];
  if (onGrid(end - start) >= LEAST) return [start, end];
  const moved = clamp(start, 0, 1 - LEAST);
  return [moved, moved + LEAST];
}
