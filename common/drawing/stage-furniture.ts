import type { Colour } from './palette';
import { circle, ellipse, line, n, path, place, rect } from './svg';

/** A bentwood chair in profile; `seat` is the height of its seat, to which everything is scaled. */
export function chair(x: number, floorY: number, seat: number, colour: Colour, flip = false): string {
  return place(
    x,
    floorY,
    path(
      'M-56 -215L-42 -215L-36 -108L52 -108L54 -94L47 -94L58 0L47 0L35 -94L-33 -94L-45 0L-57 0L-46 -98Z',
      colour,
    ) + path('M-43 -42L43 -42L43 -35L-43 -35Z', colour),
    { scale: seat / 100, flip },
  );
}

/** A wing chair seen from the front; `width` is measured over the arms. */
export function armchair(x: number, floorY: number, width: number, colour: Colour, seam: Colour): string {
  return place(
    x,
    floorY,
    path(
      'M-52 -14L-58 0H-48L-42 -14zM52 -14L58 0H48L42 -14z' +
        'M-66 -62Q-66 -76 -52 -76Q-46 -76 -42 -72V-118Q-46 -124 -46 -134Q-44 -172 0 -172Q44 -172 46 -134Q46 -124 42 -118V-72Q46 -76 52 -76Q66 -76 66 -62L60 -12H-60z',
      colour,
    ) +
      line('M-42 -72V-44M42 -72V-44M-40 -44H40M-40 -28H40', seam, 2.4) +
      BUTTONS.map(([bx, by]) => circle(bx, by, 2.3, seam)).join(''),
    { scale: width / 132 },
  );
}

const BUTTONS = [-148, -128, -108].flatMap((y, row) =>
  (row === 1 ? [-24, 0, 24] : [-12, 12]).map((x) => [x, y] as const),
);

/** A garden bench from the front. */
export function bench(x: number, floorY: number, width: number, colour: Colour): string {
  const h = width * 0.42;
  const left = x - width / 2;
  const slats = [0, 0.14, 0.28]
    .map((k) => rect(left, floorY - h + h * k * 1.1, width, h * 0.09, colour))
    .join('');
  const leg = (at: number) =>
    path(
      `M${n(at)} ${n(floorY - h)}h${n(width * 0.045)}v${n(h * 0.55)}h${n(width * 0.02)}V${n(floorY)}h${n(-width * 0.045)}v${n(-h * 0.36)}h${n(-width * 0.02)}z`,
      colour,
    );
  return (
    slats +
    rect(left - width * 0.03, floorY - h * 0.47, width * 1.06, h * 0.11, colour) +
    leg(left + width * 0.08) +
    leg(left + width * 0.855)
  );
}

/** A round table with a cloth to the floor. */
export function table(
  x: number,
  floorY: number,
  width: number,
  height: number,
  colour: Colour,
  cloth: Colour,
): string {
  const w = width / 2;
  return (
    path(
      `M${n(x - w)} ${n(floorY - height)}L${n(x - w * 0.9)} ${n(floorY - height * 0.52)}q${n(w * 0.15)} ${n(height * 0.1)} ${n(w * 0.3)} 0q${n(w * 0.15)} ${n(-height * 0.1)} ${n(w * 0.3)} 0q${n(w * 0.15)} ${n(height * 0.1)} ${n(w * 0.3)} 0q${n(w * 0.15)} ${n(-height * 0.1)} ${n(w * 0.3)} 0q${n(w * 0.15)} ${n(height * 0.1)} ${n(w * 0.3)} 0q${n(w * 0.15)} ${n(-height * 0.1)} ${n(w * 0.3)} 0L${n(x + w)} ${n(floorY - height)}z`,
      cloth,
    ) +
    ellipse(x, floorY - height, w, w * 0.16, cloth) +
    path(
      `M${n(x - w * 0.07)} ${n(floorY - height * 0.5)}h${n(w * 0.14)}v${n(height * 0.42)}l${n(w * 0.3)} ${n(height * 0.08)}h${n(-w * 0.74)}l${n(w * 0.3)} ${n(-height * 0.08)}z`,
      colour,
    )
  );
}

/** A suitcase standing on its long side, with straps and a handle. */
export function suitcase(
  x: number,
  floorY: number,
  width: number,
  height: number,
  colour: Colour,
  straps: Colour,
): string {
  const [left, top, r] = [x - width / 2, floorY - height, height * 0.1];
  return (
    path(
      `M${n(left + r)} ${n(top)}h${n(width - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(height - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}h${n(2 * r - width)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - height)}q0 ${n(-r)} ${n(r)} ${n(-r)}z`,
      colour,
    ) +
    [0.17, 0.76].map((k) => rect(left + width * k, top, width * 0.07, height, straps)).join('') +
    rect(x - width * 0.06, top + height * 0.06, width * 0.12, height * 0.13, straps) +
    line(
      `M${n(x - width * 0.1)} ${n(top)}v${n(-height * 0.09)}h${n(width * 0.2)}v${n(height * 0.09)}`,
      colour,
      width * 0.03,
    )
  );
}
