import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import QRCode from 'qrcode';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

// By itself it would fetch its WebAssembly from a public server.
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES_PER_SECOND = 5;

/** A code as somebody would hold it up to the camera, and its text. */
export interface HeldCode {
  readonly text: string;
  readonly picture: Buffer;
}

/** Cuts the QR code out of a ticket's PDF. */
export async function codeOfPdf(pdf: Uint8Array): Promise<HeldCode> {
  const folder = mkdtempSync(join(tmpdir(), 'ticket-'));
  try {
    writeFileSync(join(folder, 'ticket.pdf'), pdf);
    execFileSync('pdftoppm', ['-r', '250', '-png', '-singlefile', 'ticket.pdf', 'page'], { cwd: folder });
    const page = readFileSync(join(folder, 'page.png'));
    const [code] = await readBarcodes(page, { formats: ['QRCode'] });
    if (code === undefined) throw new Error('No QR code on the ticket');
    const corners = Object.values(code.position);
    const left = Math.min(...corners.map(({ x }) => x)) - 30;
    const top = Math.min(...corners.map(({ y }) => y)) - 30;
    const size = Math.max(...corners.map(({ x }) => x)) + 30 - left;
    const picture = await sharp(page)
      .extract({
        left: Math.round(left),
        top: Math.round(top),
        width: Math.round(size),
        height: Math.round(size),
      })
      .png()
      .toBuffer();
    return { text: code.text, picture };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A code of somebody's own making. */
export async function codeOfText(text: string): Promise<HeldCode> {
  return { text, picture: await QRCode.toBuffer(text, { scale: 6, margin: 4 }) };
}

/** The video that a fake camera plays over and over: each code for two seconds, then empty air. */
export async function writeTicketVideo(file: string, codes: readonly HeldCode[]): Promise<void> {
  const air = await frameOf(null);
  const scenes: Buffer[] = [];
  for (const { picture } of codes) {
    scenes.push(...repeat(await frameOf(picture), 2), ...repeat(air, 2.4));
  }
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_PER_SECOND}:1 Ip A1:1 C420jpeg\n`);
  const mark = Buffer.from('FRAME\n');
  writeFileSync(file, Buffer.concat([header, ...scenes.flatMap((frame) => [mark, frame])]));
}

function repeat(frame: Buffer, seconds: number): readonly Buffer[] {
  return Array.from({ length: Math.round(seconds * FRAMES_PER_SECOND) }, () => frame);
}

/** Light alone: half-size colour planes stay neutral. */
async function frameOf(picture: Buffer | null): Promise<Buffer> {
  const canvas = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#b0b0b0' } });
  const side = HEIGHT - 40;
  const held = picture === null ? [] : [{ input: await sharp(picture).resize(side, side).toBuffer() }];
  const light = await canvas.composite(held).greyscale().raw().toBuffer();
  return Buffer.concat([light.subarray(0, WIDTH * HEIGHT), Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
}
