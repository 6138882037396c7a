import type { Colour } from './palette';
import { circle, line, n, path, polygon, rect } from './svg';

/** A shut door with two panels, standing on `floorY`. */
export function door(
  x: number,
  floorY: number,
  width: number,
  height: number,
  colour: Colour,
  panel: Colour,
): string {
  const top = floorY - height;
  const margin = width * 0.16;
  const edge = width * 0.06;
  const upper = height * 0.36;
  const lowerTop = top + width * 0.3 + upper;
  const lower = height - upper - width * 0.46;
  return (
    rect(x, top, width, height, colour) +
    rect(x + margin, top + margin, width - margin * 2, upper, panel) +
    rect(x + margin + edge, top + margin + edge, width - (margin + edge) * 2, upper - edge * 2, colour) +
    rect(x + margin, lowerTop, width - margin * 2, lower, panel) +
    rect(x + margin + edge, lowerTop + edge, width - (margin + edge) * 2, lower - edge * 2, colour) +
    circle(x + width * 0.92, floorY - height * 0.46, width * 0.035 + 0.6, panel)
  );
}

/** A door that opens towards the viewer, its light on the floor. `lean` is the side to which the light falls. */
export function openDoor(
  x: number,
  floorY: number,
  width: number,
  height: number,
  { leaf, light, reach, lean }: { leaf: Colour; light: Colour; reach: number; lean: 1 | -1 },
): string {
  const top = floorY - height;
  const hinge = lean > 0 ? x : x + width;
  const swing = width * 0.42 * -lean;
  return (
    rect(x, top, width, height + 1, light) +
    path(
      `M${n(x)} ${n(floorY)}h${n(width)}l${n(reach * (0.75 * lean + 0.25))} ${n(reach)}h${n(-width - reach * 0.5)}z`,
      light,
    ) +
    polygon(
      [
        [hinge, top],
        [hinge + swing, top - height * 0.05],
        [hinge + swing, floorY + height * 0.08],
        [hinge, floorY],
      ],
      leaf,
    )
  );
}

/** A window with a round top; `x`, `y` is its upper left corner. */
export function archedWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  frame: Colour,
  pane: Colour,
): string {
  const arch = (inset: number) => {
    const radius = width / 2 - inset;
    return `M${n(x + inset)} ${n(y + height - inset)}V${n(y + width / 2)}a${n(radius)} ${n(radius)} 0 0 1 ${n(radius * 2)} 0V${n(y + height - inset)}z`;
  };
  return path(arch(0), frame) + path(arch(width * 0.07), pane);
}

/** The bars of such a window. */
export function windowBars(x: number, y: number, width: number, height: number, colour: Colour): string {
  const inset = width * 0.07;
  const bar = width * 0.045;
  const middle = y + width * 0.5;
  return (
    rect(x + (width - bar) / 2, y + inset, bar, height - inset * 2, colour) +
    rect(x + inset, middle, width - inset * 2, bar, colour) +
    rect(x + inset, middle + (height - width * 0.5) * 0.5, width - inset * 2, bar, colour)
  );
}

/** A ladder from its foot to its head. */
export function ladder(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  width: number,
  colour: Colour,
  rungs = 9,
): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const across = [(-(y2 - y1) / length) * (width / 2), ((x2 - x1) / length) * (width / 2)] as const;
  const side = (sign: number) =>
    `M${n(x1 + across[0] * sign)} ${n(y1 + across[1] * sign)}L${n(x2 + across[0] * sign)} ${n(y2 + across[1] * sign)}`;
  const steps = Array.from({ length: rungs }, (_, i) => {
    const k = (i + 1) / (rungs + 1);
    const [x, y] = [x1 + (x2 - x1) * k, y1 + (y2 - y1) * k];
    return `M${n(x - across[0])} ${n(y - across[1])}L${n(x + across[0])} ${n(y + across[1])}`;
  });
  return line(side(1) + side(-1), colour, width * 0.18) + line(steps.join(''), colour, width * 0.13);
}

/** Stairs that climb to the right, seen from the side. */
export function stairs(
  x: number,
  floorY: number,
  width: number,
  height: number,
  steps: number,
  colour: Colour,
): string {
  const run = width / steps;
  const rise = height / steps;
  return path(`M${n(x)} ${n(floorY)}${`v${n(-rise)}h${n(run)}`.repeat(steps)}V${n(floorY)}z`, colour);
}
