// Draws public/icons: node scripts/make-icons.mjs, when the mark or the cover changes; the results are committed.
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { runnerImport } from 'vite';

const { drawAppIcon } = await load('app-icon');
const { drawCover } = await load('cover');
const folder = 'public/icons';
await mkdir(folder, { recursive: true });

await writeFile(`${folder}/icon.svg`, drawAppIcon({ maskable: false }));
for (const size of [192, 512]) {
  await png(drawAppIcon({ maskable: false }), `icon-${size}.png`, size);
  await png(drawAppIcon({ maskable: true }), `maskable-${size}.png`, size);
}
await png(drawAppIcon({ maskable: true }), 'apple-touch-icon.png', 180);
const cover = drawCover({ title: 'Les Amis de la Scène', subtitle: 'Théâtre amateur depuis 1984' });
await png(cover, 'og-default.png', 1200);

/** @param {string} name */
async function load(name) {
  return (await runnerImport(`/common/drawing/${name}.ts`)).module;
}

/**
 * @param {string} svg
 * @param {string} name
 * @param {number} width
 */
async function png(svg, name, width) {
  await sharp(Buffer.from(svg), { density: 144 })
    .resize({ width })
    .png({ palette: true, effort: 10 })
    .toFile(`${folder}/${name}`);
}
