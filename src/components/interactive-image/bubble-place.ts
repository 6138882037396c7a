import { clamp } from '#common/base/clamp';
import type { Bounds, Point } from '#common/base/polygon';

type Size = Pick<Bounds, 'width' | 'height'>;

/** Pixels between a bubble and its zone, and at least between a bubble and the edge of the screen. */
const GAP = 8;

/**
 * Where a bubble's upper left corner stands, in pixels of the screen: below its zone, or above if there is no room below,
 * or over it if there is none at all. Never beyond the edge.
 */
export function bubblePlace(zone: Bounds, bubble: Size, screen: Size): Point {
  const [below, above] = [zone.y + zone.height + GAP, zone.y - bubble.height - GAP];
  const lowest = screen.height - bubble.height - GAP;
  const y = below <= lowest || above < GAP ? below : above;
  return {
    x: clamp(zone.x + (zone.width - bubble.width) / 2, GAP, screen.width - bubble.width - GAP),
    y: clamp(y, GAP, lowest),
  };
}
