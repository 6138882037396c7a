import type { Colour } from './palette';
import { line, path, place } from './svg';

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
  const ribbons = line('M94 -8C134 -34 150 22 186 -8M94 0C120 28 132 44 122 92', ribbon, 9);
  return place(
    x,
    y,
    ribbons +
      place(0, 0, ribbons, { flip: true }) +
      path(
        'M-104 -36C-70 -64 -26 -56 0 -36C26 -56 70 -64 104 -36C112 20 76 56 36 44C16 38 10 20 0 20C-10 20 -16 38 -36 44C-76 56 -112 20 -104 -36z',
        colour,
      ) +
      path(
        'M-78 -8C-62 -32 -32 -30 -18 -2C-34 14 -64 14 -78 -8zM78 -8C62 -32 32 -30 18 -2C34 14 64 14 78 -8z',
        holes,
      ),
    { turn, scale: size / 100 },
  );
}
