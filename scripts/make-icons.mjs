// Draws public/icons: the mask in paper on the red of the curtain. Run by hand when the mark changes; the results are
// committed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './project.mjs';

const folder = join(root, 'public/icons');
const mask =
  'M-100-78C-60-96 60-96 100-78C104 10 78 96 0 122C-78 96-104 10-100-78z' +
  'M-72-22C-54-32-32-30-14-18C-24-50-58-52-72-22zM72-22C54-32 32-30 14-18C24-50 58-52 72-22z' +
  'M-58 32C-48 92 48 92 58 32C30 52-30 52-58 32zM-7-16L-13 28H13L7-16z';

/**
 * @param {number} corner radius, in hundredths of the side
 * @param {number} share of the side that the mask takes; a maskable icon may lose all but its middle four fifths
 */
const icon = (corner, share) => {
  const side = 212 / share;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-side / 2} ${-side / 2} ${side} ${side}">`,
    `<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" rx="${side * corner}" fill="#b71824"/>`,
    `<path transform="translate(0 -18)" fill="#faf6ee" fill-rule="evenodd" d="${mask}"/></svg>\n`,
  ].join('');
};

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'icon.svg'), icon(0.12, 0.64));
for (const side of [192, 512]) {
  for (const [name, drawing] of [
    ['icon', icon(0.12, 0.64)],
    ['maskable', icon(0, 0.5)],
  ]) {
    const png = sharp(Buffer.from(String(drawing)), { density: 300 })
      .resize(side, side)
      .png({ palette: true });
    writeFileSync(join(folder, `${name}-${side}.png`), await png.toBuffer());
  }
}
