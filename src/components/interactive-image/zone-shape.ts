import { type Point, boundsOf } from '#common/base/polygon';

interface Outlined {
  readonly uuid: string;
  readonly points: readonly Point[];
}

/** A zone as styles describe it: the rectangle around it, and its corners within that rectangle. */
interface ZoneShape {
  /** In parts of the picture. */
  readonly place: Readonly<Record<'left' | 'top' | 'width' | 'height', string>>;
  /** Limits what can be pressed, and what is drawn, to the zone itself. */
  readonly clipPath: string;
  /** The corners for an SVG polygon in a box of 1 × 1. */
  readonly corners: string;
}

export function zoneShapeOf(points: readonly Point[]): ZoneShape {
  const { x, y, width, height } = boundsOf(points);
  const within = points.map((point) => ({
    x: width === 0 ? 0 : (point.x - x) / width,
    y: height === 0 ? 0 : (point.y - y) / height,
  }));
  return {
    place: { left: percent(x), top: percent(y), width: percent(width), height: percent(height) },
    clipPath: `polygon(${within.map((point) => `${percent(point.x)} ${percent(point.y)}`).join(', ')})`,
    corners: within.map((point) => `${rounded(point.x)},${rounded(point.y)}`).join(' '),
  };
}

const rounded = (fraction: number) => Number(fraction.toFixed(4));
const percent = (fraction: number) => `${Number((fraction * 100).toFixed(2))}%`;

/**
 * How high each zone lies, by uuid, the lowest at 0: smaller ones above larger ones, so that both can be pressed; of two
 * of the same size, the one drawn later above.
 */
export function heightsOf(zones: readonly Outlined[]): ReadonlyMap<string, number> {
  const upwards = zones.toSorted((one, other) => areaOf(other.points) - areaOf(one.points));
  return new Map(upwards.map(({ uuid }, height) => [uuid, height]));
}

/** By the shoelace formula, on the grid of corners, so that rounding does not tell equal zones apart. */
function areaOf(points: readonly Point[]): number {
  const doubled = points.reduce((sum, { x, y }, at) => {
    const next = points[(at + 1) % points.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return rounded(Math.abs(doubled) / 2);
}
