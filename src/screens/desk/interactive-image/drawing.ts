import { type Point, crossesItself, touchesOutline } from '#common/base/polygon';
import { MAX_CORNERS, type ZoneShape } from '#common/contract/agenda/interactive-image';
import { type Outline, inside, isTooSmall, rectangleBetween } from './zone-outline';

/** A zone that is being drawn: the corners set so far. Of a rectangle that is one, then the opposite one ends it. */
export interface Drawing {
  readonly shape: ZoneShape;
  readonly corners: readonly Point[];
}

/** What comes of a corner or of an end: the drawing goes on, perhaps unchanged for a reason in French; or a zone. */
export type DrawingStep =
  | { readonly kind: 'goes-on'; readonly drawing: Drawing; readonly reason?: string }
  | { readonly kind: 'done'; readonly points: readonly Point[] };

/** One more corner. */
export function withNextCorner(drawing: Drawing, at: Point): DrawingStep {
  const { shape, corners } = drawing;
  const to = { x: inside(at.x), y: inside(at.y) };
  const [first] = corners;
  if (shape === 'RECTANGLE' && first !== undefined)
    return { kind: 'done', points: rectangleBetween(first, to) };
  if (corners.length >= MAX_CORNERS)
    return unchanged(drawing, `${MAX_CORNERS} points au plus\u00a0: fermez le contour.`);
  if (touchesOutline(corners, to)) return unchanged(drawing, 'Ce point croiserait le contour.');
  return { kind: 'goes-on', drawing: { shape, corners: [...corners, to] } };
}

/** The side from the last corner to the first ends a polygon. */
export function closed(drawing: Drawing): DrawingStep {
  const { corners } = drawing;
  if (corners.length < 3) return unchanged(drawing, 'Un contour a au moins trois points.');
  if (crossesItself(corners)) return unchanged(drawing, 'Le dernier côté croiserait le contour.');
  if (isTooSmall(corners)) return unchanged(drawing, 'La zone est trop petite.');
  return { kind: 'done', points: corners };
}

export const withoutLastCorner = ({ shape, corners }: Drawing): Drawing => ({
  shape,
  corners: corners.slice(0, -1),
});

const unchanged = (drawing: Drawing, reason: string): DrawingStep => ({ kind: 'goes-on', drawing, reason });

/** A shape in the middle of the picture, for whoever draws without a pointer; beside those that lie there already. */
export function shapeInMiddle(shape: ZoneShape, others: readonly Outline[]): readonly Point[] {
  const middle = shape === 'RECTANGLE' ? rectangleBetween({ x: 0.35, y: 0.4 }, { x: 0.65, y: 0.6 }) : hexagon;
  const isFree = (place: number) =>
    others.every(({ points }) => !isSameCorner(points[0], shifted(middle, place)[0]));
  const places = [...others.keys(), others.length];
  return shifted(middle, places.find(isFree) ?? 0);
}

const shifted = (points: readonly Point[], place: number) =>
  points.map(({ x, y }) => ({
    x: inside(x + (place % COLUMNS) * 0.04),
    y: inside(y + (place % ROWS) * 0.04),
  }));

/** How many steps to the right and down keep a shape inside the picture; together they reach 56 places. */
const COLUMNS = 7;
const ROWS = 8;

const isSameCorner = (one: Point | undefined, other: Point | undefined) =>
  one?.x === other?.x && one?.y === other?.y;

const hexagon: readonly Point[] = [
  { x: 0.4, y: 0.35 },
  { x: 0.6, y: 0.35 },
  { x: 0.7, y: 0.5 },
  { x: 0.6, y: 0.65 },
  { x: 0.4, y: 0.65 },
  { x: 0.3, y: 0.5 },
];
