import type { Point } from '#common/base/polygon';
import type { Chosen } from './chosen';

/** What lies under the pointer or has the focus on the picture: a zone, or one of its corners. */
export interface Grip {
  readonly chosen: Chosen;
  readonly element: HTMLElement;
}

export function gripOf(target: EventTarget): Grip | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-zone]') : null;
  const { zone: uuid, corner } = element?.dataset ?? {};
  if (element === null || uuid === undefined) return null;
  return { chosen: { uuid, corner: corner === undefined ? null : Number(corner) }, element };
}

/** A place of the pointer: in pixels of the screen from the upper left of the picture, and as a part of the picture. */
export interface Place {
  readonly screen: Point;
  readonly picture: Point;
  readonly size: Point;
}

interface Pointed {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: Element;
}

/** Where an event points to on the picture that handles it. */
export function placeOf({ clientX, clientY, currentTarget }: Pointed): Place {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const screen = { x: clientX - left, y: clientY - top };
  const size = { x: Math.max(1, width), y: Math.max(1, height) };
  return { screen, size, picture: { x: screen.x / size.x, y: screen.y / size.y } };
}

/** How far two places are from each other, in pixels. */
export const distance = ({ screen: one }: Place, { screen: other }: Place): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** How far a corner is from a place, in pixels. */
export const distanceTo = ({ screen, size }: Place, corner: Point): number =>
  Math.hypot(corner.x * size.x - screen.x, corner.y * size.y - screen.y);
