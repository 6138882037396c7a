import { type InkName, inks } from './inks';
import type { MaskSide } from './masks';
import { oneMask } from './scenes-masks';
import { rect, svg } from './svg';

const WIDTH = 600;
const HEIGHT = 400;

/** The mask in muted colours, 3:2, for a news item without a picture. As SVG text. */
export function drawMask({ ink, side }: { ink: InkName; side: MaskSide }): string {
  const box = { width: WIDTH, height: HEIGHT, top: HEIGHT * 0.08 };
  const drawing =
    rect(0, 0, WIDTH, HEIGHT, inks[ink].ground) + oneMask(box, () => (side === 'left' ? 1 : 0), inks[ink]);
  return svg(drawing, { viewBox: [WIDTH, HEIGHT], width: WIDTH, height: HEIGHT });
}
