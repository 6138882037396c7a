import { type InkName, inks, printedInks } from './inks';
import { pick, seededRandom } from './random';
import { playedScenes, type SceneName, scenes } from './scenes';
import { rect, svg } from './svg';

export interface PictureOrder {
  /** A slug or a uuid: the same seed gives the same picture. */
  seed: string;
  scene?: SceneName;
  palette?: InkName;
  /** In pixels; 3:2 by default. */
  width?: number;
  height?: number;
  /** The text alternative; a picture without one is decorative. */
  label?: string;
}

/** A wide picture without text, as SVG text. Never throws; each aspect ratio has a composition of its own. */
export function drawPicture({
  seed,
  scene,
  palette,
  width = 600,
  height = 400,
  label,
}: PictureOrder): string {
  const random = seededRandom(seed);
  const chosenScene = pick(playedScenes, random);
  const chosenInks = pick(printedInks, random);
  const ink = inks[palette ?? chosenInks];
  const viewBox = [600, (600 * height) / width] as const;
  const box = { width: viewBox[0], height: viewBox[1], top: viewBox[1] * 0.08 };
  const drawing =
    rect(0, 0, box.width, box.height, ink.ground) + scenes[scene ?? chosenScene](box, random, ink);
  return svg(drawing, { viewBox, width, height, ...(label !== undefined && { label }) });
}
