import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A small picture: two thirds red, the rest paper white, so that a pixel's colour shows its place. */
export async function curtain(width = 60, height = 40) {
  const half = { width: Math.ceil((width * 2) / 3), height, channels: 3 as const, background: '#b3202c' };
  const left = await sharp({ create: half }).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#f7f3ea' } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
}

/** Ten thousand pixels, no two alike. */
export const shades = () =>
  Buffer.from(Array.from({ length: 30_000 }, (_, at) => (at * 7919 + (at >> 8)) % 256));

/** A form with a file, as a browser sends it. */
export function formWith(bytes: Uint8Array | string, name = 'photo.jpg', type = 'image/jpeg'): FormData {
  const form = new FormData();
  const part = typeof bytes === 'string' ? bytes : Uint8Array.from(bytes);
  form.set('file', new Blob([part], { type }), name);
  return form;
}

/** A PNG that says how large it is and holds some packed lines, in black. */
export function blankPng(width: number, height: number, lines = 1): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(lines * (1 + Math.ceil(width / 8))))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** A PNG with one more chunk behind its head. */
export function withChunk(png: Buffer, name: string, data: Buffer): Buffer {
  const head = 8 + 25;
  return Buffer.concat([png.subarray(0, head), chunk(name, data), png.subarray(head)]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
