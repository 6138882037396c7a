import type { Inks } from './inks';

export interface Box {
  width: number;
  height: number;
  /** The upper limit of the drawing: above it is a title, or empty space. */
  top: number;
}

/** Draws a composition on a ground that is already painted. All its randomness comes from `random`. */
export type Scene = (box: Box, random: () => number, inks: Inks) => string;

/** Whether the box is wider than high: a picture rather than a poster. */
export function isWide({ width, height }: Box): boolean {
  return width > height;
}

export function coin(random: () => number): 1 | -1 {
  return random() > 0.5 ? 1 : -1;
}
