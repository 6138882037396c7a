// Draws public/icons, and the masks and banners of public/pictures. Run `node scripts/make-icons.mjs` when a drawing
// changes; the results are committed.
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { runnerImport } from 'vite';

const { drawAppIcon } = await load('app-icon');
const { drawBanner } = await load('banner');
const { drawCover } = await load('cover');
const { drawMask } = await load('mask-picture');
const { maskFiles } = await load('masks');
const folder = 'public/icons';
await mkdir(folder, { recursive: true });

await writeFile(`${folder}/icon.svg`, drawAppIcon({ maskable: false }));
for (const size of [192, 512]) {
  await png(drawAppIcon({ maskable: false }), `icon-${size}.png`, size);
  await png(drawAppIcon({ maskable: true }), `maskable-${size}.png`, size);
}
await png(drawAppIcon({ maskable: true }), 'apple-touch-icon.png', 180);
// For the development server: a site draws its own, with its own name.
const cover = drawCover({ title: 'Les Amis de la Scène', subtitle: 'Théâtre amateur depuis 1984' });
await png(cover, 'og-default.png', 1200);

// A door ajar in the dark: beside the text if there is room, below it on a phone.
const ajar = /** @type {const} */ ({ seed: 'rideau', scene: 'doors' });
await writeFile('public/pictures/show-wide.svg', drawBanner({ ...ajar, width: 872, height: 400 }));
await writeFile('public/pictures/show-tall.svg', drawBanner({ ...ajar, width: 390, height: 260, from: 0 }));

for (const { file, ...mask } of maskFiles) await writeFile(`public${file}`, drawMask(mask));

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
