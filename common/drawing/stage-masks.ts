import type { Colour } from './palette';
import { path, place } from './svg';

export const MASK_FACE = 'M-100 -78C-60 -96 60 -96 100 -78C104 10 78 96 0 122C-78 96 -104 10 -100 -78z';
const NOSE = 'M-7 -16L-13 28H13L7 -16z';
export const LAUGHING =
  'M-72 -22C-58 -52 -24 -50 -14 -18C-32 -30 -54 -32 -72 -22z' +
  'M72 -22C58 -52 24 -50 14 -18C32 -30 54 -32 72 -22z' +
  `M-58 32C-30 52 30 52 58 32C48 92 -48 92 -58 32z${NOSE}`;
const WEEPING =
  'M-74 -34C-54 -44 -28 -36 -14 -14C-34 -6 -62 -10 -74 -34z' +
  'M74 -34C54 -44 28 -36 14 -14C34 -6 62 -10 74 -34z' +
  `M-48 84C-40 34 40 34 48 84C26 62 -26 62 -48 84z${NOSE}`;

/** Comedy or tragedy; `size` is half the width, `x`, `y` about the middle of the face. */
export function mask(
  x: number,
  y: number,
  size: number,
  {
    colour,
    holes,
    mood,
    turn,
  }: { colour: Colour; holes: Colour; mood: 'laughing' | 'weeping'; turn: number },
): string {
  const features = mood === 'laughing' ? LAUGHING : WEEPING;
  return place(x, y, path(MASK_FACE, colour) + path(features, holes), { turn, scale: size / 100 });
}

/** The half mask of a ball, its ribbons flying. */
export function halfMask(
  x: number,
  y: number,
  size: number,
  colour: Colour,
  holes: Colour,
  ribbon: Colour,
  turn: number,
): string {
  return place(
    x,
    y,
    path(
      'M-92 -18C-128 -26 -150 4 -184 -14C-166 14 -140 20 -122 14C-140 34 -136 56 -160 78C-120 74 -104 40 -90 12z',
      ribbon,
    ) +
      path(
        'M92 -18C128 -26 150 4 184 -14C166 14 140 20 122 14C140 34 136 56 160 78C120 74 104 40 90 12z',
        ribbon,
      ) +
      path(
        'M-102 -34C-70 -58 -26 -52 0 -34C26 -52 70 -58 102 -34C108 14 74 48 34 40C16 36 10 22 0 22C-10 22 -16 36 -34 40C-74 48 -108 14 -102 -34z',
        colour,
      ) +
      path(
        'M-76 -6C-62 -28 -32 -26 -20 -2C-34 14 -62 14 -76 -6zM76 -6C62 -28 32 -26 20 -2C34 14 62 14 76 -6z',
        holes,
      ),
    { turn, scale: size / 100 },
  );
}
