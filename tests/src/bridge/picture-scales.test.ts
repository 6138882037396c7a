import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import QRCode from 'qrcode';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { EDGE, readingScales } from '../../../src/bridge/picture-scales';
import { codeReading } from '#worker/code-reading';

beforeAll(() => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
});

/** As long as the text of a ticket's QR. */
const text = `eyJhbGciOiJFUzI1NiJ9.${'eyJ0IjoiMDE5'.repeat(14)}.${'c2lnbmF0dXJl'.repeat(7)}`;

const code = async (side: number, margin = 2) =>
  sharp(await QRCode.toBuffer(text, { margin, scale: 8 })).resize(side, side);

/** A photo of that size in which something lies at a place. */
const photo = async (width: number, height: number, what: Sharp, left: number, top: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8bba8' } }).composite([
    { input: await what.png().toBuffer(), left, top },
  ]);

const pictures: Readonly<Record<string, () => Promise<Sharp>>> = {
  'cut out closely': () => code(420, 0),
  'as small as a preview': () => code(150),
  'as small as a preview, cut out closely': () => code(130, 0),
  'turned by a quarter': async () => (await code(400)).rotate(90),
  'held crookedly': async () => (await code(600)).rotate(23, { background: '#fff' }),
  'in the corner of a photo': async () => photo(4000, 3000, await code(360), 3500, 2500),
  'in a long screenshot': async () => photo(828, 3600, await code(300), 260, 2900),
  'in a large photo, out of focus': async () => photo(3000, 4000, (await code(1800)).blur(6), 600, 900),
  'light on dark': async () => photo(800, 800, (await code(400)).negate({ alpha: false }), 200, 200),
  'behind what a mail program made of it': async () =>
    sharp(await (await code(360)).jpeg({ quality: 30 }).toBuffer()),
};

describe('a code is read', () => {
  test.each(Object.keys(pictures))('%s', async (name) => {
    const whole = await pictures[name]?.().then((picture) => picture.png().toBuffer());
    expect(await readAtScales(whole ?? Buffer.alloc(0))).toEqual([text]);
  });
});

test('nothing is read where there is no code', async () => {
  const nothing = sharp({ create: { width: 900, height: 600, channels: 3, background: '#446' } });
  expect(await readAtScales(await nothing.png().toBuffer())).toEqual([]);
});

test.each([
  [120, 120],
  [4000, 3000],
  [9000, 9000],
  [1, 1],
  [400, 20_000],
])('no scale of %d × %d is too much for a phone', (width, height) => {
  for (const scale of readingScales(width, height)) {
    const edge = 2 * EDGE * Math.max(width, height);
    expect(scale * scale * (width + edge) * (height + edge)).toBeLessThan(16_777_216);
    expect(scale).toBeGreaterThan(0);
  }
});

async function readAtScales(picture: Buffer): Promise<readonly string[]> {
  const { width, height } = await sharp(picture).metadata();
  for (const scale of readingScales(width, height)) {
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const edge = Math.ceil(Math.max(size.width, size.height) * EDGE);
    const extended = { top: edge, bottom: edge, left: edge, right: edge, background: '#fff' };
    const scaled = sharp(picture)
      .flatten({ background: '#fff' })
      .resize({ ...size, fit: 'fill' });
    const drawn = await scaled.extend(extended).png().toBuffer();
    const found = await readBarcodes(drawn, codeReading);
    const texts = found.filter(({ isValid }) => isValid).map((one) => one.text);
    if (texts.length > 0) return texts;
  }
  return [];
}
