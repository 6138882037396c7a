import type { Colour } from './palette';
import { circle, ellipse, line, n, path, place, rect } from './svg';

/** A beam from a lamp to a pool of light on the floor; `radius` is the pool's. */
export function beam(
  x: number,
  y: number,
  toX: number,
  floorY: number,
  radius: number,
  colour: Colour,
  opacity = 1,
): string {
  return path(
    `M${n(x - 5)} ${n(y)}L${n(x + 5)} ${n(y)}L${n(toX + radius)} ${n(floorY)}A${n(radius)} ${n(radius * 0.22)} 0 0 1 ${n(toX - radius)} ${n(floorY)}z`,
    colour,
    opacity,
  );
}

/** A pool of light on the floor. */
export function pool(x: number, floorY: number, radius: number, colour: Colour): string {
  return ellipse(x, floorY, radius, radius * 0.22, colour);
}

/** A hanging spotlight. */
export function spotlight(x: number, y: number, size: number, colour: Colour, turn: number): string {
  return place(x, y, path('M-9 -16H9V-2L14 6H-14L-9 -2zM-2 -24H2V-14H-2z', colour), {
    turn,
    scale: size / 10,
  });
}

export function crescent(x: number, y: number, radius: number, colour: Colour): string {
  return path(
    `M${n(x + radius * 0.35)} ${n(y - radius * 0.94)}A${n(radius)} ${n(radius)} 0 1 0 ${n(x + radius * 0.94)} ${n(y + radius * 0.35)}A${n(radius * 0.78)} ${n(radius * 0.78)} 0 0 1 ${n(x + radius * 0.35)} ${n(y - radius * 0.94)}z`,
    colour,
  );
}

/** A lantern with a ring to hold it by; `x`, `y` is the middle of its glass. */
export function lantern(x: number, y: number, size: number, colour: Colour, flame: Colour): string {
  return place(
    x,
    y,
    path('M-46 62H46L40 48H-40zM-34 -50H34L24 -66H-24zM-40 -42H40V-50H-40zM-12 -66H12V-76H-12z', colour) +
      line('M-34 -42L-40 48M34 -42L40 48M0 -42V-30', colour, 5) +
      line('M-18 -76A18 18 0 0 1 18 -76', colour, 5) +
      path('M0 -28C14 -8 20 4 20 18A20 20 0 0 1 -20 18C-20 4 -10 0 0 -28z', flame) +
      path('M-12 38H12V48H-12z', colour),
    { scale: size / 100 },
  );
}

/** A ghost light: the lamp that stays on on an empty stage. */
export function ghostLight(x: number, floorY: number, height: number, colour: Colour, light: Colour): string {
  const bulb = height * 0.085;
  const y = floorY - height;
  return (
    rect(x - height * 0.011, y + bulb, height * 0.022, height - bulb, colour) +
    path(
      `M${n(x - height * 0.14)} ${n(floorY)}q${n(height * 0.14)} ${n(-height * 0.07)} ${n(height * 0.28)} 0z`,
      colour,
    ) +
    rect(x - bulb * 0.42, y + bulb * 0.7, bulb * 0.84, bulb * 0.9, colour) +
    circle(x, y, bulb, light)
  );
}

/** Half a curtain, drawn back to the side it hangs from. `side` is 1 for the left one, -1 for the right one. */
export function curtainHalf(
  x: number,
  width: number,
  height: number,
  side: 1 | -1,
  colour: Colour,
  fold: Colour,
): string {
  const at = (k: number) => n(x + width * k * side);
  const tie = height * 0.64;
  let drawing = path(
    `M${at(0)} 0H${at(1)}C${at(1)} ${n(height * 0.42)} ${at(0.62)} ${n(height * 0.6)} ${at(0.3)} ${n(tie)}L${at(0.46)} ${n(height)}H${at(0)}z`,
    colour,
  );
  for (const k of [0.25, 0.5, 0.75])
    drawing += path(
      `M${at(k)} 0h${n(width * 0.035 * side)}C${at(k + 0.02)} ${n(height * 0.4)} ${at(0.62 * k)} ${n(height * 0.58)} ${at(0.29 * k + 0.015)} ${n(tie)}C${at(0.58 * k)} ${n(height * 0.55)} ${at(k * 0.97)} ${n(height * 0.4)} ${at(k)} 0z`,
      fold,
    );
  return (
    drawing +
    rect(Math.min(x, x + width * 0.33 * side), tie - height * 0.012, width * 0.33, height * 0.022, fold)
  );
}

/** The scalloped cloth along the top: a band, and a row of semicircles `scallop` wide. */
export function valance(width: number, scallop: number, colour: Colour): string {
  const radius = scallop * 0.44;
  const count = Math.ceil(width / scallop);
  const row = Array.from({ length: count }, (_, i) =>
    circle((i + 0.5) * scallop, scallop * 0.4, radius, colour),
  ).join('');
  return rect(0, 0, width, scallop * 0.4 + 0.5, colour) + row;
}
