import type { SeatKind } from './occupancy';

/**
 * The shape of a seat in a square of 10: taken is solid, an invitation has a hole, a sale at the counter a slit,
 * offered is half filled, held is an outline, free is a low cushion. So they differ without colour.
 */
export function seatPath(kind: SeatKind, x: number, y: number): string {
  return shapes[kind](x, y);
}

const seat = (x: number, y: number) =>
  `M${x + 1} ${y + 9}v-5.5a2.5 2.5 0 0 1 2.5-2.5h3a2.5 2.5 0 0 1 2.5 2.5v5.5z`;
const inside = (x: number, y: number, height: number) => `M${x + 2.2} ${y + 2.6}v${height}h5.6v-${height}z`;

const shapes: Readonly<Record<SeatKind, (x: number, y: number) => string>> = {
  booked: seat,
  invited: (x, y) => `${seat(x, y)}M${x + 5} ${y + 3.6}l1.7 1.7-1.7 1.7-1.7-1.7z`,
  sold: (x, y) => `${seat(x, y)}M${x + 2.6} ${y + 4.4}h4.8v1.4h-4.8z`,
  offered: (x, y) => `${seat(x, y)}${inside(x, y, 2.6)}`,
  held: (x, y) => `${seat(x, y)}${inside(x, y, 5.2)}`,
  free: (x, y) => `M${x + 1} ${y + 9}v-2a1.5 1.5 0 0 1 1.5-1.5h5a1.5 1.5 0 0 1 1.5 1.5v2z`,
};
