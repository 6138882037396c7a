import { coin, isWide, type Scene } from './scene';
import { halfMask, mask } from './stage-masks';
import { circle } from './svg';

/** The two masks, comedy in front of tragedy. */
export const masks: Scene = (box, random, { ground, main, second }) => {
  const { width, height, top } = box;
  const size = Math.min(width * 0.4, (height - top) * 0.36);
  const x = width * (isWide(box) ? 0.38 : 0.36);
  const y = top + (height - top) * 0.44;
  const weeping = { colour: second, holes: ground, mood: 'weeping', turn: 9 + random() * 5 } as const;
  const laughing = { colour: main, holes: ground, mood: 'laughing', turn: -9 - random() * 4 } as const;
  return (
    mask(x + size * 1.02, y + size * 0.34, size * 0.98, weeping) + mask(x - size * 0.02, y, size, laughing)
  );
};

/** One large face, and a moon or a sun behind it. */
export const oneMask: Scene = (box, random, { ground, main, second }) => {
  const { width, height, top } = box;
  const size = Math.max(width * 0.4, (height - top) * 0.42) * (isWide(box) ? 0.82 : 1);
  const side = coin(random);
  return (
    circle(width * (0.5 - 0.24 * side), top + (height - top) * 0.4, size * 0.95, second) +
    mask(width * (side > 0 ? 0.56 : 0.46), top + (height - top) * 0.56, size, {
      colour: main,
      holes: ground,
      mood: 'laughing',
      turn: 8 * side,
    })
  );
};

/** The half mask of a masked ball. */
export const ball: Scene = ({ width, height, top }, random, { ground, main, second }) => {
  const size = Math.min(width * 0.27, (height - top) * 0.44);
  return halfMask(width / 2, top + (height - top) * 0.46, size, main, ground, second, 5 * coin(random) - 3);
};
