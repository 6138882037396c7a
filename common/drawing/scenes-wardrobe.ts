import { coin, isWide, type Scene } from './scene';
import { boater, fan, letter, plumedHat, rapier, topHat, umbrella } from './stage-wardrobe';
import { circle, line, n } from './svg';

/** A crowd under umbrellas, and the one that is not like the others. */
export const umbrellas: Scene = (box, random, { ground, main, second, dark }) => {
  const { width, height, top } = box;
  const radius = isWide(box) ? height * 0.3 : width * 0.3;
  const rows = Math.ceil((height - top) / (radius * 0.92)) + 1;
  const columns = Math.ceil(width / (radius * 2)) + 2;
  const crowd = main === ground ? dark : main;
  let others = '';
  let one = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = (column - 0.5 + (row % 2) * 0.5) * radius * 2;
      const y = top + radius * (1.04 + row * 0.92);
      const odd = row === 1 && column === (isWide(box) ? 2 : 1);
      const turn = (random() - 0.5) * 14;
      if (odd) one = umbrella(x, y, radius * 0.94, second, 12);
      else others += umbrella(x, y, radius * 0.94, crowd, turn);
    }
  return others + one;
};

/** A hat, far too large. */
export const hat: Scene = ({ width, height, top }, random, { main, second, ground, light }) => {
  const w = Math.min(width * 0.82, (height - top) * 1.02);
  const disc = light === main ? second : light;
  return (
    circle(
      width * (0.5 + 0.14 * coin(random)),
      top + (height - top) * 0.36,
      w * 0.4,
      disc === ground ? second : disc,
    ) +
    topHat(
      width / 2,
      top + (height - top) * 0.82,
      w,
      main,
      second === disc ? ground : second,
      (random() - 0.5) * 16,
    )
  );
};

/** A row of hats on their pegs; one is of straw. */
export const cloakroom: Scene = (box, random, { ground, dark, main, second, light }) => {
  const { width, height, top } = box;
  const columns = isWide(box) ? 4 : 3;
  const rows = isWide(box) ? 2 : Math.max(2, Math.round((height - top) / (width * 0.36)));
  const step = width / columns;
  const pitch = (height - top) / rows;
  const odd = Math.floor(random() * columns * rows);
  const straw = second === dark ? (main === dark ? light : main) : second;
  const felt = ground === 'ink' ? 'smoke-2' : dark;
  return Array.from({ length: rows * columns }, (_, i) => {
    const x = step * ((i % columns) + 0.5);
    const y = top + pitch * (Math.floor(i / columns) + 0.68);
    const size = Math.min(step * 0.78, pitch * 0.98);
    return i === odd ? boater(x, y, size * 1.08, straw, felt) : topHat(x, y, size, felt, ground, 0);
  }).join('');
};

/** A fan; one guesses the eyes above it. */
export const coquette: Scene = (box, random, { ground, main, second, light }) => {
  const { width, height, top } = box;
  const radius = Math.min(width * 0.5, (height - top) * 0.82);
  const ribs = second === ground ? light : second;
  return fan(width * 0.5, top + (height - top) * 0.93, radius, main, ribs, (random() - 0.5) * 14);
};

/** A letter that must not fall into the wrong hands. */
export const billet: Scene = ({ width, height, top }, random, { ground, main, second, dark }) => {
  const paper = main === 'ink' ? 'paper' : main;
  const w = Math.min(width * 0.72, (height - top) * 1.05);
  const seal = ground === 'curtain' ? 'ink' : 'curtain';
  return (
    circle(
      width / 2,
      top + (height - top) * 0.5,
      w * 0.46,
      second === paper || second === ground ? dark : second,
    ) +
    letter(
      width / 2,
      top + (height - top) * 0.5,
      w,
      paper,
      ground,
      seal,
      9 * coin(random) + (random() - 0.5) * 6,
    )
  );
};

/** A plumed hat and a sword. */
export const gascon: Scene = ({ width, height, top }, random, { main, second, ground, light }) => {
  const plume = second === main || second === ground ? light : second;
  const w = Math.min(width * 0.76, (height - top) * 0.95);
  const x = width / 2;
  const y = top + (height - top) * 0.62;
  const side = coin(random);
  return (
    rapier(x - side * w * 0.5, y + w * 0.3, w * 1.25, main, side > 0 ? -24 : 204) +
    plumedHat(x, y, w, main, plume)
  );
};

/** Puppet strings, and nothing at their end but a hat. */
export const strings: Scene = ({ width, height, top }, random, { dark, main, second, ground, light }) => {
  const bar = main === ground ? dark : main;
  const x = width * (0.5 + 0.06 * (random() - 0.5));
  const y = top + (height - top) * 0.72;
  const w = Math.min(width * 0.5, (height - top) * 0.6);
  const spread = w * 0.5;
  return (
    line(
      `M${n(x - spread)} ${n(top + 8)}L${n(x + spread)} ${n(top + w * 0.1)}M${n(x)} ${n(top - 6)}V${n(top + w * 0.2)}`,
      bar,
      w * 0.035,
    ) +
    line(
      [-0.9, -0.3, 0.3, 0.9]
        .map(
          (k) =>
            `M${n(x + spread * k)} ${n(top + w * 0.05 + 8 * (k + 1) * 0.5)}L${n(x + w * 0.3 * k)} ${n(y)}`,
        )
        .join(''),
      bar,
      1.4,
    ) +
    boater(x, y, w, bar, second === bar ? light : second, 4)
  );
};
