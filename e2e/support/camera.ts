import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import sharp from 'sharp';
import type { HeldCode } from './held-code';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 2;
const HEADER = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F5:1 Ip A1:1 C420jpeg\n`);
const MARK = Buffer.from('FRAME\n');

/**
 * What the fake cameras of some phones see: a film of a few equal frames, which Chromium reads from its file again and
 * again, so that a journey holds up a code by writing over them.
 */
export interface Camera {
  readonly film: string;
  /** Holds a code up, or nothing. */
  show(code: HeldCode | null): Promise<void>;
}

export async function createCamera(film: string): Promise<Camera> {
  writeFileSync(film, await filmOf(null));
  return {
    film,
    async show(code) {
      const frames = await filmOf(code);
      // In place: a file made anew would not be the one that cameras have open.
      const file = openSync(film, 'r+');
      writeSync(file, frames, 0, frames.length, 0);
      closeSync(file);
    },
  };
}

async function filmOf(code: HeldCode | null): Promise<Buffer> {
  const frame = await frameOf(code?.picture ?? null);
  return Buffer.concat([HEADER, ...Array.from({ length: FRAMES }, () => [MARK, frame]).flat()]);
}

/** Light alone: half-size colour planes stay neutral. */
async function frameOf(picture: Buffer | null): Promise<Buffer> {
  const canvas = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#b0b0b0' } });
  const side = HEIGHT - 40;
  const held = picture === null ? [] : [{ input: await sharp(picture).resize(side, side).toBuffer() }];
  const light = await canvas.composite(held).greyscale().raw().toBuffer();
  return Buffer.concat([light.subarray(0, WIDTH * HEIGHT), Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
}
