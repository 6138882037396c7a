import { coin, isWide, type Scene } from './scene';
import { ladder } from './stage-doors';
import { armchair, bench, chair, suitcase, table } from './stage-furniture';
import { beam, lantern, pool } from './stage-light';
import { ribbonOn, topHat } from './stage-wardrobe';
import { circle, floor, line, n, path, place, rect } from './svg';

/** An armchair in a beam of light. */
export const sickRoom: Scene = ({ width, height, top }, random, { ground, dark, light }) => {
  const floorY = height * 0.9;
  const x = width * (0.46 + random() * 0.08);
  const radius = Math.min((floorY - top) * 0.42, width * 0.34);
  const from = coin(random);
  const body = ground === 'ink' ? 'ink' : dark;
  return (
    beam(x - from * width * 0.34, -10, x, floorY, radius, light) +
    pool(x, floorY, radius, light) +
    armchair(x, floorY + radius * 0.08, radius * 1.25, body, light)
  );
};

/** Two chairs, turned slightly away from each other. */
export const proposal: Scene = (
  { width, height, top },
  random,
  { dark, floor: boards, second, ground, light },
) => {
  const floorY = height * 0.88;
  const seat = (floorY - top) * 0.34;
  const x = width / 2;
  const disc = second === dark || second === ground ? light : second;
  return (
    circle(x, floorY - seat * 1.45, seat * 1.25, disc) +
    floor(floorY, height, boards) +
    chair(x - seat * 0.82, floorY, seat, dark, coin(random) < 0) +
    chair(x + seat * 0.82, floorY, seat, dark, true)
  );
};

/** A bench under a street lamp. */
export const square: Scene = (box, random, { ground, dark, floor: boards, light, main }) => {
  const { width, height, top } = box;
  const floorY = height * 0.9;
  const side = coin(random);
  const rise = floorY - top;
  const postX = width * (0.5 + (isWide(box) ? 0.2 : 0.24) * side);
  const benchX = width * (0.5 - (isWide(box) ? 0.1 : 0.14) * side);
  const lampSize = rise * 0.13;
  const wood = dark === ground ? main : dark;
  return (
    circle(postX, floorY - rise * 0.8, rise * 0.24, light) +
    floor(floorY, height, boards) +
    line(`M${n(postX)} ${n(floorY)}V${n(floorY - rise * 0.7)}`, wood, rise * 0.022) +
    rect(postX - rise * 0.035, floorY - rise * 0.09, rise * 0.07, rise * 0.09, wood) +
    lantern(
      postX,
      floorY - rise * 0.8,
      lampSize,
      ground === 'ink' ? 'ink' : wood,
      ground === 'ink' ? 'curtain' : ground,
    ) +
    bench(benchX, floorY + 1, Math.min(width * 0.52, rise * 0.8), wood)
  );
};

/** A ladder to the moon. */
export const moonLadder: Scene = (
  { width, height, top },
  random,
  { dark, floor: boards, main, second, light },
) => {
  const reach = Math.min(width, height - top) * 0.36;
  const side = coin(random);
  const x = width * (0.5 + 0.12 * side);
  const moon = second === 'ink' ? light : second;
  const wood = moon === light ? dark : main;
  return (
    circle(x, top + reach * 1.02, reach, moon) +
    floor(height * 0.93, height, boards) +
    ladder(
      [x - side * reach * 1.35, height * 0.94],
      [x + side * reach * 0.3, top + reach * 0.34],
      reach * 0.4,
      wood,
    )
  );
};

/** A table with candles between two empty chairs. */
export const supper: Scene = ({ width, height, top }, _random, { ground, dark, floor: boards, light }) => {
  const floorY = height * 0.9;
  const rise = Math.min(floorY - top, width * 0.78);
  const x = width / 2;
  const tableTop = floorY - rise * 0.4;
  const body = ground === 'ink' ? 'smoke-2' : dark;
  const candles = [-0.09, 0.09].map((k) => x + rise * k);
  const flame = tableTop - rise * 0.235;
  return (
    [0.3, 0.17].map((k) => candles.map((at) => circle(at, flame, rise * k, light, 0.2)).join('')).join('') +
    floor(floorY, height, boards) +
    chair(x - rise * 0.5, floorY + 1, rise * 0.23, body) +
    chair(x + rise * 0.5, floorY + 1, rise * 0.23, body, true) +
    candles
      .map((at) => rect(at - rise * 0.013, flame + rise * 0.02, rise * 0.026, rise * 0.22, body))
      .join('') +
    candles
      .map((at) =>
        place(at, flame, path('M0 -34C12 -16 17 -6 17 4A17 17 0 0 1 -17 4C-17 -6 -8 -12 0 -34z', light), {
          scale: rise / 620,
        }),
      )
      .join('') +
    table(x, floorY + 1, rise * 0.62, rise * 0.4, body, body)
  );
};

/** Two suitcases and a top hat, stacked. */
export const departure: Scene = (box, random, { ground, dark, floor: boards, light, main, second }) => {
  const { width, height, top } = box;
  const floorY = height * 0.9;
  const w = Math.min(width * 0.62, (floorY - top) * 0.86);
  const x = width * (0.5 + (isWide(box) ? 0.12 : 0.02) * coin(random));
  const big = ground === 'ink' ? 'smoke-2' : dark;
  const small = [second, main, light].find((colour) => colour !== big && colour !== ground) ?? 'gilding';
  const base = floorY + (boards === big ? 0.5 : height * 0.02);
  const [low, middle] = [w * 0.36, w * 0.27];
  return (
    floor(floorY, height, boards) +
    suitcase(x, base, w, low, big, small === 'paper' ? ground : small) +
    suitcase(x - w * 0.07, base - low, w * 0.74, middle, small, big) +
    topHat(x - w * 0.04, base - low - middle - w * 0.02, w * 0.36, big, ribbonOn(ground), -5)
  );
};
