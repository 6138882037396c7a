import type { Inks } from './inks';

export interface Box {
  width: number;
  height: number;
  /** Where drawing may begin: above stands a title, or air. */
  top: number;
}

/** A composition on a ground that is already painted. Everything it does by chance comes from `random`. */
export type Scene = (box: Box, random: () => number, inks: Inks) => string;

/** Whether the box is wider than high: a picture rather than a poster. */
export function isWide({ width, height }: Box): boolean {
  return width > height;
}

export function coin(random: () => number): 1 | -1 {
  return random() > 0.5 ? 1 : -1;
}
