import { LAUGHING, MASK_FACE } from './stage-masks';
import { valance } from './stage-light';
import { palette } from './palette';
import { path, place, rect, svg } from './svg';

/**
 * The mask below its valance, 512 × 512, as SVG text. `maskable` fills the square and keeps to the centre, because
 * devices crop such icons to shapes of their own; otherwise the corners are rounded here.
 */
export function drawAppIcon({ maskable }: { maskable: boolean }): string {
  const size = 512;
  const mark = path(MASK_FACE, 'paper') + path(LAUGHING, 'curtain');
  const scale = maskable ? 1.42 : 1.62;
  const drawing =
    rect(0, 0, size, size, 'curtain') +
    (maskable ? '' : valance(size, 64, 'curtain-deep')) +
    place(size / 2, size * (maskable ? 0.475 : 0.525), mark, { scale });
  const cut = `<clipPath id="cut"><rect width="${size}" height="${size}" rx="96" fill="${palette.ink}"/></clipPath>`;
  return svg(maskable ? drawing : `${cut}<g clip-path="url(#cut)">${drawing}</g>`, {
    viewBox: [size, size],
    width: size,
    height: size,
  });
}
