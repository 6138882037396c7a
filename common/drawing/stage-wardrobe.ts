import type { Colour } from './palette';
import { circle, line, path, place, rect } from './svg';

/** An open umbrella; `x`, `y` is the middle of its rim. */
export function umbrella(x: number, y: number, radius: number, colour: Colour, turn = 0): string {
  return place(
    x,
    y,
    path('M-3 -112H3V104C3 132 44 132 44 104H36C36 120 11 120 11 104V0H-3z', colour) +
      path(
        'M-100 4A100 100 0 0 1 100 4Q84 -14 67 4Q50 -14 33 4Q17 -14 0 4Q-17 -14 -33 4Q-50 -14 -67 4Q-84 -14 -100 4z',
        colour,
      ),
    { turn, scale: radius / 100 },
  );
}

/** The colour of a hat's ribbon: never that of the ground, so that it does not look like a hole in the hat. */
export const ribbonOn = (ground: Colour): Colour => (ground === 'gilding' ? 'paper' : 'gilding');

/** A top hat; `x`, `y` is the middle of its brim. */
export function topHat(x: number, y: number, width: number, colour: Colour, band: Colour, turn = 0): string {
  return place(
    x,
    y,
    path(
      'M-100 -6C-92 22 92 22 100 -6C92 2 72 6 58 6L64 -128C30 -138 -30 -138 -64 -128L-58 6C-72 6 -92 2 -100 -6z',
      colour,
    ) + path('M-60 -40C-30 -30 30 -30 60 -40L59 -12C30 -2 -30 -2 -59 -12z', band),
    { turn, scale: width / 200 },
  );
}

/** A straw boater; `x`, `y` is the middle of its brim. */
export function boater(x: number, y: number, width: number, colour: Colour, band: Colour, turn = 0): string {
  return place(
    x,
    y,
    path(
      'M-100 0C-100 -14 -70 -18 -56 -18V-58C-56 -68 56 -68 56 -58V-18C70 -18 100 -14 100 0C100 18 -100 18 -100 0z',
      colour,
    ) +
      path('M-56 -38C-30 -32 30 -32 56 -38V-16C30 -8 -30 -8 -56 -16z', band) +
      path('M56 -34L82 -44L78 -30L88 -16L56 -20z', band),
    { turn, scale: width / 200 },
  );
}

/** A wide hat with a plume; `x`, `y` is the middle of its brim. */
export function plumedHat(x: number, y: number, width: number, colour: Colour, plume: Colour): string {
  return place(
    x,
    y,
    path(
      'M-100 8C-84 -14 -60 -12 -52 -16C-54 -56 -34 -72 0 -72C34 -72 54 -56 52 -16C66 -12 88 -24 100 -2C84 24 -70 34 -100 8z',
      colour,
    ) +
      path(
        'M-40 -34C-70 -96 10 -150 96 -112C60 -112 70 -98 84 -92C54 -98 50 -82 62 -74C34 -82 30 -66 38 -58C10 -66 -20 -54 -28 -24z',
        plume,
      ) +
      line('M-38 -32C-24 -80 24 -112 74 -112', colour, 2.5),
    { scale: width / 200 },
  );
}

/** A fan, open; `x`, `y` is its pivot. */
export function fan(x: number, y: number, radius: number, colour: Colour, ribs: Colour, turn = 0): string {
  const blades = 9;
  const spread = 150;
  let drawing = '';
  for (let i = 0; i < blades; i++) {
    const angle = -spread / 2 + (spread / (blades - 1)) * i;
    drawing += place(0, 0, path('M-1 0L-16.6 -100Q0 -111 16.6 -100L1 0z', i % 2 === 0 ? colour : ribs), {
      turn: angle,
    });
  }
  return place(x, y, drawing + circle(0, 0, 7, colour), { turn, scale: radius / 100 });
}

/** A rapier lying along the x axis, its hilt at the origin, pointing right. */
export function rapier(x: number, y: number, length: number, colour: Colour, turn: number): string {
  return place(
    x,
    y,
    path('M4 -1.6L200 -0.4V0.4L4 1.6z', colour) +
      line('M0 -22V22', colour, 3.2) +
      line('M0 -16C-22 -26 -44 -18 -46 -3M0 10A13 13 0 1 0 0 -10', colour, 2.6) +
      rect(-44, -2.6, 44, 5.2, colour) +
      circle(-48, 0, 6, colour),
    { turn, scale: length / 250 },
  );
}

/** A sealed letter; `x`, `y` is its middle. */
export function letter(
  x: number,
  y: number,
  width: number,
  paper: Colour,
  crease: Colour,
  seal: Colour,
  turn = 0,
): string {
  return place(
    x,
    y,
    path('M-100 -66H100V66H-100z', paper) +
      line('M-100 66L-22 -4M100 66L22 -4', crease, 3) +
      line('M-100 -66L0 22L100 -66', crease, 4.5) +
      circle(0, 16, 21, seal) +
      line('M-13 16a13 13 0 1 0 26 0a13 13 0 1 0 -26 0', paper, 2.5),
    { turn, scale: width / 200 },
  );
}
