import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
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
  /** Holds a code up, or nothing; or several side by side. */
  show(code: HeldCode | readonly HeldCode[] | null, how?: Handling): Promise<void>;
}

/** How a ticket's picture is distorted before a camera sees it. */
export interface Handling {
  /** Of the ticket, before it is held up: creased, crooked, on the screen of a phone. */
  readonly ticket?: (picture: Sharp) => Sharp;
  /** Of all that the camera sees: out of focus, in the dark. */
  readonly view?: (picture: Sharp) => Sharp;
}

export async function createCamera(film: string): Promise<Camera> {
  writeFileSync(film, await filmOf(null));
  return {
    film,
    async show(code, how = {}) {
      const frames = await filmOf(code, how);
      // In place: cameras would not see a new file, since they have the old one open.
      const file = openSync(film, 'r+');
      writeSync(file, frames, 0, frames.length, 0);
      closeSync(file);
    },
  };
}

async function filmOf(code: HeldCode | readonly HeldCode[] | null, how: Handling = {}): Promise<Buffer> {
  const frame = await frameOf([code ?? []].flat(), how);
  return Buffer.concat([HEADER, ...Array.from({ length: FRAMES }, () => [MARK, frame]).flat()]);
}

/** Brightness only: the half-size colour planes stay neutral. */
async function frameOf(
  codes: readonly HeldCode[],
  { ticket = same, view = same }: Handling,
): Promise<Buffer> {
  const canvas = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#b0b0b0' } });
  const side = Math.min(HEIGHT - 40, Math.floor(WIDTH / Math.max(1, codes.length)) - 20);
  const held = await Promise.all(
    codes.map(async ({ picture }, rank) => {
      const whole = await ticket(sharp(picture).flatten().greyscale()).png().toBuffer();
      return {
        input: await sharp(whole).resize(side, side, { fit: 'inside' }).toBuffer(),
        ...(codes.length > 1 && { left: 10 + rank * (side + 20), top: 20 }),
      };
    }),
  );
  const seen = await canvas.composite(held).png().toBuffer();
  const light = await view(sharp(seen).greyscale()).raw().toBuffer();
  return Buffer.concat([light.subarray(0, WIDTH * HEIGHT), Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
}

const same = (picture: Sharp) => picture;
