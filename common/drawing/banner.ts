import { inks } from './inks';
import { seededRandom } from './random';
import type { SceneName } from './scenes';
import { scenes } from './scenes';
import { floor, n, rect, svg } from './svg';

/** Scenes that stand on a floor and can be moved aside. */
const ASIDE = [
  'doors',
  'moonWindow',
  'vigil',
  'square',
  'supper',
  'sickRoom',
  'spots',
  'proposal',
] as const satisfies readonly SceneName[];

/**
 * The banner of a show, in dark colours, as SVG text: the scene is drawn to the right of `from` (a share of the width),
 * so that there is room for text on the left. Its floor has the background colour of the dark theme.
 */
export function drawBanner({
  seed,
  scene,
  width = 872,
  height = 400,
  from = 0.5,
}: {
  seed: string;
  scene?: (typeof ASIDE)[number];
  width?: number;
  height?: number;
  from?: number;
}): string {
  const random = seededRandom(seed);
  const chosen = ASIDE[Math.floor(random() * ASIDE.length)] ?? 'doors';
  const box = { width: width * (1 - from), height, top: height * 0.12 };
  const drawing =
    rect(0, 0, width, height, inks.house.ground) +
    floor(height * 0.86, height, inks.house.floor) +
    `<g transform="translate(${n(width * from)} 0)">${scenes[scene ?? chosen](box, random, inks.house)}</g>`;
  return svg(drawing, { viewBox: [width, height], width, height });
}
