import { coin, isWide, type Scene } from './scene';
import { boater, fan, letter, plumedHat, rapier, ribbonOn, topHat, umbrella } from './stage-wardrobe';
import { mask } from './stage-masks';
import { circle, line, place, rect } from './svg';

/** A crowd of umbrellas, one in another colour. */
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

/** A very large hat. */
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
      second === disc ? ribbonOn(ground) : second,
      (random() - 0.5) * 16,
    )
  );
};

/** Hats on shelves, one of them of straw. */
export const cloakroom: Scene = (box, random, { ground, dark, main, second }) => {
  const { width, height, top } = box;
  const columns = isWide(box) ? 4 : 3;
  const rows = isWide(box) ? 2 : Math.max(2, Math.floor((height - top) / (width * 0.36)));
  const step = width / columns;
  const pitch = (height - top * 0.6) / rows;
  const odd = Math.floor(random() * columns * rows);
  const felt = ground === 'ink' ? 'smoke-2' : main;
  const size = Math.min(step * 0.8, pitch * 1.02);
  const shelf = (row: number) => top + pitch * (row + 0.74);
  const hats = Array.from({ length: rows * columns }, (_, i) => {
    const x = step * ((i % columns) + 0.5);
    const y = shelf(Math.floor(i / columns)) - size * 0.055;
    return i === odd
      ? boater(x, y, size * 1.08, second, dark === second ? ground : dark)
      : topHat(x, y, size, felt, ribbonOn(ground), 0);
  });
  return (
    Array.from({ length: rows }, (_, row) => rect(-4000, shelf(row), 9000, height * 0.012, felt)).join('') +
    hats.join('')
  );
};

/** An open fan. */
export const coquette: Scene = (box, random, { ground, main, second, light }) => {
  const { width, height, top } = box;
  const radius = Math.min(width * 0.44, (height - top) * 0.8);
  const ribs = second === ground ? light : second;
  return fan(
    width * 0.5,
    top + (height - top) * 0.53 + radius * 0.48,
    radius,
    main,
    ribs,
    (random() - 0.5) * 14,
  );
};

/** A sealed letter. */
export const billet: Scene = ({ width, height, top }, random, { ground, main, second, dark }) => {
  const paper = main === 'ink' ? 'paper' : main;
  const w = Math.min(width * 0.72, (height - top) * 1.05);
  const seal = ground === 'curtain' || paper === 'curtain-deep' ? 'ink' : 'curtain';
  const disc = second === paper || second === ground ? dark : second;
  return (
    circle(width / 2, top + (height - top) * 0.5, w * 0.46, disc) +
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
  const w = Math.min(width * 0.74, (height - top) * 0.92);
  const [x, y] = [width / 2, top + (height - top) * 0.58];
  const side = coin(random);
  const sword = rapier(0, 0, w * 1.36, main, -22);
  return (
    place(x - side * w * 0.5, Math.min(y + w * 0.34, height - w * 0.1), sword, { flip: side < 0 }) +
    plumedHat(x, y, w, main, plume)
  );
};

/** A face hanging on strings from a cross, like a puppet. */
export const strings: Scene = ({ width, height, top }, random, { main, ground }) => {
  const size = Math.min(width * 0.27, (height - top) * 0.27);
  const x = width * (0.5 + 0.06 * (random() - 0.5));
  const y = top + (height - top) * 0.66;
  const tilt = 4 * coin(random);
  const cross =
    line('M-105 0H105M0 -26V30', main, 11) +
    line('M-100 0L-88 132M-36 0L-30 122M36 0L30 122M100 0L88 132', main, 1.6);
  return (
    place(x, y - size * 2.05, cross, { turn: tilt / 2, scale: size / 100 }) +
    mask(x, y, size, { colour: main, holes: ground, mood: 'laughing', turn: tilt })
  );
};
