import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import QRCode from 'qrcode';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { codeReading } from '#worker/code-reading';
import { regionOf } from '../src/bridge/picture-region';
import { figure, milliseconds, percentile } from './support/figure';

/** Five frames a second on a phone four times slower than this machine. */
const budget = { atMost: 50 };
const FRAMES = 40;
const camera = { width: 1280, height: 720 };

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

// As long as a ticket's: a signed text of its claims.
const text = `${'a'.repeat(20)}.${'b'.repeat(150)}.${'c'.repeat(86)}`;
const ticket = await QRCode.toBuffer(text, { scale: 4, margin: 4 });

for (const [name, held] of [
  ['Frame with a ticket, read by our decoder, p95', ticket],
  ['Frame without a code, p95', null],
] as const)
  await figure({
    name,
    unit: 'ms',
    budget,
    measure: async () => {
      const frames = await Promise.all([0, 1].map((turn) => frameOf(held, turn)));
      const times: number[] = [];
      for (let taken = 0; taken < FRAMES; taken += 1)
        for (const frame of frames) times.push(await milliseconds(() => read(frame, held !== null)));
      return percentile(times, 0.95);
    },
  });

async function read(frame: ImageData, hasTicket: boolean): Promise<void> {
  const found = await readBarcodes(frame, codeReading);
  if (found.some((code) => code.text === text) !== hasTicket) throw new Error(`${found.length} codes read`);
}

/** A frame of a dim, grainy hall, as the decoder receives it, with or without a ticket. */
async function frameOf(held: Buffer | null, turn: number): Promise<ImageData> {
  const { left, top, width, height, scale } = regionOf(camera.width, camera.height, turn);
  const noise = { type: 'gaussian', mean: 90, sigma: 25 } as const;
  const hall = sharp({ create: { ...camera, channels: 3, background: '#404040', noise } });
  const seen = await hall
    .composite(held === null ? [] : [{ input: held }])
    .png()
    .toBuffer();
  const { data, info } = await sharp(seen)
    .extract({ left, top, width, height })
    .resize(Math.round(width * scale), Math.round(height * scale))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' };
}
