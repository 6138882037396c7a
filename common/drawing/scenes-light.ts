import { coin, isWide, type Scene } from './scene';
import { armchair } from './stage-furniture';
import { beam, crescent, curtainHalf, ghostLight, lantern, spotlight } from './stage-light';
import { topHat } from './stage-wardrobe';
import { circle, ellipse, floor, n, path, rect } from './svg';

/** Three or four spotlights on a hat on the floor. */
export const spots: Scene = (box, random, { ground, dark, floor: boards, light }) => {
  const { width, height, top } = box;
  const floorY = height * 0.84;
  const count = isWide(box) ? 4 : 3;
  const at = width * (0.42 + random() * 0.16);
  const batten = top * 0.6;
  const lamps = Array.from({ length: count }, (_, i) => width * (0.12 + (0.76 * i) / (count - 1)));
  const hat = Math.min(width, height) * 0.2;
  return (
    floor(floorY, height, boards) +
    lamps
      .map((x, i) =>
        beam(
          x,
          batten + 16,
          at + (x - at) * 0.12,
          floorY + height * 0.03,
          height * 0.14,
          light,
          i % 2 === 0 ? 0.85 : 0.6,
        ),
      )
      .join('') +
    rect(-4000, batten - 2, 9000, 3, dark) +
    lamps
      .map((x) => spotlight(x, batten + 14, Math.min(width, height) * 0.045, dark, ((x - at) / width) * 38))
      .join('') +
    topHat(at, floorY + height * 0.012, hat, ground === 'ink' ? 'ink' : dark, ground, 0)
  );
};

/** The curtain, drawn back from an armchair. */
export const curtain: Scene = ({ width, height }, random, { ground, dark, light }) => {
  const cloth =
    ground === 'curtain' ? 'ink' : ground === 'ink' ? 'curtain' : dark === 'ink' ? 'ink' : 'curtain-deep';
  const floorY = height * 0.88;
  return (
    floor(floorY, height, light) +
    armchair(
      width * (0.5 + 0.02 * coin(random)),
      floorY + height * 0.05,
      Math.min(width * 0.22, height * 0.3),
      cloth,
      light,
    ) +
    curtainHalf(0, width * 0.62, height, 1, cloth, ground) +
    curtainHalf(width, width * 0.52, height, -1, cloth, ground)
  );
};

/** An empty stage with a ghost light. */
export const vigil: Scene = ({ width, height, top }, random, { dark, floor: boards, light }) => {
  const floorY = height * 0.88;
  const x = width * (0.5 + 0.14 * coin(random));
  const lamp = (floorY - top) * 0.64;
  const foot = floorY + (height - floorY) * 0.3;
  return (
    [0.22, 0.38, 0.56].map((k) => circle(x, floorY - lamp, lamp * k, light, 0.16)).join('') +
    floor(floorY, height, boards) +
    ellipse(x, foot, lamp * 0.54, (height - floorY) * 0.42, light) +
    ghostLight(x, foot, foot - floorY + lamp, boards === dark ? dark : 'ink', light)
  );
};

/** A lantern held up in the dark. */
export const lanternLight: Scene = ({ width, height, top }, random, { ground, dark, light }) => {
  const size = Math.min(width * 0.3, (height - top) * 0.4);
  const x = width * (0.5 + 0.1 * (random() - 0.5));
  const y = top + (height - top) * 0.54;
  return (
    circle(x, y, size * 1.22, light) +
    lantern(x, y, size, ground === 'ink' ? 'ink' : dark, ground === 'ink' ? 'curtain' : ground)
  );
};

/** A moon over painted hills, as a backcloth. */
export const backcloth: Scene = (box, random, { dark, light }) => {
  const { width, height, top } = box;
  const radius = Math.min(width, height - top) * (isWide(box) ? 0.26 : 0.3);
  const side = coin(random);
  const moonX = width * (0.5 + 0.2 * side);
  const hills = (y: number, lift: number, from: number) =>
    `M-4000 ${n(height)}V${n(y)}H${n(from - width)}C${n(from - width * 0.6)} ${n(y)} ${n(from - width * 0.4)} ${n(y - lift)} ${n(from)} ${n(y - lift)}S${n(from + width * 0.7)} ${n(y)} ${n(from + width)} ${n(y)}H5000V${n(height)}z`;
  return (
    crescent(moonX, top + radius * 1.05, radius, light) +
    path(hills(height * 0.86, (height - top) * 0.2, width * (0.5 - 0.28 * side)), dark, 0.5) +
    path(hills(height * 0.93, (height - top) * 0.16, width * (0.5 + 0.4 * side)), dark)
  );
};
