import { coin, isWide, type Scene } from './scene';
import { archedWindow, door, ladder, openDoor, stairs, windowBars } from './stage-doors';
import { crescent } from './stage-light';
import { floor, n, path, rect } from './svg';

/** A row of doors, all shut but one. */
export const doors: Scene = ({ width, height, top }, random, { ground, dark, floor: boards, light }) => {
  const count = Math.max(3, Math.round(width / (height * 0.42)));
  const floorY = height * 0.84;
  const step = width / count;
  const w = step * 0.62;
  const h = Math.min((floorY - top) * 0.94, w * 2.15);
  const ajar = Math.min(count - 2, 1 + Math.floor(random() * (count - 2)));
  const left = (i: number) => step * i + (step - w) / 2;
  const shut = Array.from({ length: count }, (_, i) =>
    i === ajar ? '' : door(left(i), floorY, w, h, dark, ground),
  );
  return (
    floor(floorY, height, boards) +
    shut.join('') +
    openDoor(left(ajar), floorY, w, h, { leaf: dark, light, reach: height - floorY, lean: coin(random) })
  );
};

/** A window at night, its light on the floor. */
export const moonWindow: Scene = ({ width, height, top }, random, { ground, dark, floor: boards, light }) => {
  const h = (height - top) * 0.76;
  const w = h * 0.62;
  const x = (width - w) / 2 + (random() - 0.5) * width * 0.2;
  const floorY = height * 0.88;
  return (
    floor(floorY, height, boards) +
    path(
      `M${n(x + w * 0.1)} ${n(floorY)}h${n(w * 0.8)}l${n(w * 0.35)} ${n(height - floorY)}h${n(-w * 1.2)}z`,
      light,
    ) +
    archedWindow(x, top, w, h, light, dark) +
    crescent(x + w * 0.52, top + w * 0.46, w * 0.22, light) +
    windowBars(x, top, w, h, ground)
  );
};

/** A ladder against a balcony. */
export const balcony: Scene = (box, _random, { ground, main, second }) => {
  const { width, height, top } = box;
  const h = (height - top) * 0.62;
  const w = h * 0.6;
  const x = isWide(box) ? width * 0.56 : width - w - width * 0.13;
  const y = top + (height - top) * 0.02;
  return (
    archedWindow(x, y, w, h, second, ground) +
    windowBars(x, y, w, h, second) +
    rect(x - w * 0.16, y + h, w * 1.32, h * 0.045, second) +
    ladder([x - w * 1.15, height + 14], [x + w * 0.22, y + h * 0.7], w * 0.36, main)
  );
};

/** Stairs up to a lit door. */
export const landing: Scene = (box, random, { dark, floor: boards, light }) => {
  const { width, height, top } = box;
  const floorY = height * 0.92;
  const steps = isWide(box) ? 6 : 5;
  const span = width * (isWide(box) ? 0.42 : 0.56);
  const rise = (floorY - top) * 0.42;
  const doorHeight = (floorY - rise - top) * 0.94;
  const w = doorHeight * 0.46;
  const from = width * (isWide(box) ? 0.12 : 0) - (isWide(box) ? 0 : span * 0.1);
  const landingX = from + span;
  const drawing =
    floor(floorY, height, boards) +
    stairs(from, floorY + 2, span, rise, steps, dark) +
    rect(landingX - 1, floorY - rise, width * 2, rise + 1, dark) +
    rect(landingX + w * 0.4, floorY - rise - doorHeight, w, doorHeight, light) +
    path(
      `M${n(landingX + w * 0.4)} ${n(floorY - rise)}h${n(w)}l${n(w * 0.4)} ${n(rise * 0.22)}h${n(-w * 1.9)}z`,
      light,
    );
  return coin(random) > 0 ? drawing : `<g transform="translate(${n(width)} 0) scale(-1 1)">${drawing}</g>`;
};

/** A row of shut doors and an open one, with a brick wall behind it. */
export const bricks: Scene = ({ width, height, top }, _random, { ground, dark, floor: boards, light }) => {
  const floorY = height * 0.86;
  const count = Math.max(3, Math.round(width / (height * 0.42)));
  const step = width / count;
  const h = (floorY - top) * 0.92;
  const w = Math.min(step * 0.66, h * 0.46);
  const open = Math.round(count * 0.62);
  const left = (i: number) => step * i + (step - w) / 2;
  const shut = Array.from({ length: count }, (_, i) =>
    i === open ? '' : door(left(i), floorY, w, h, dark, ground),
  );
  const leaf = `M${n(left(open) + w)} ${n(floorY - h)}l${n(w * 0.4)} ${n(-h * 0.05)}v${n(h * 1.13)}l${n(-w * 0.4)} ${n(-h * 0.08)}z`;
  return (
    floor(floorY, height, boards) +
    shut.join('') +
    brickWall(left(open), floorY - h, w, h, light, ground) +
    path(leaf, dark)
  );
};

function brickWall(
  x: number,
  y: number,
  w: number,
  h: number,
  brick: Parameters<typeof rect>[4],
  mortar: typeof brick,
) {
  const rows = 13;
  const course = h / rows;
  const joint = Math.max(1.6, w * 0.022);
  const marks = Array.from({ length: rows }, (_, row) => {
    const bed = rect(x, y + row * course, w, joint, mortar);
    const heads = (row % 2 === 0 ? [0.3, 0.7] : [0.1, 0.5, 0.9]).map((k) =>
      rect(x + w * k - joint / 2, y + row * course, joint, course, mortar),
    );
    return bed + heads.join('');
  });
  return rect(x, y, w, h, brick) + marks.join('');
}
