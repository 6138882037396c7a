import { type InkName, inks } from './inks';
import { seededRandom } from './random';
import { oneMask } from './scenes-masks';
import { rect, svg } from './svg';

/** The mask, in quiet colours: what stands where a news item has no picture. As SVG text; light enough for the first screen. */
export function drawMask({
  seed,
  palette = 'plain',
  width = 600,
  height = 400,
}: {
  seed: string;
  palette?: InkName;
  width?: number;
  height?: number;
}): string {
  const viewBox = [600, (600 * height) / width] as const;
  const box = { width: viewBox[0], height: viewBox[1], top: viewBox[1] * 0.08 };
  const drawing =
    rect(0, 0, box.width, box.height, inks[palette].ground) + oneMask(box, seededRandom(seed), inks[palette]);
  return svg(drawing, { viewBox, width, height });
}
