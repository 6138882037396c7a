import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import QRCode from 'qrcode';
import sharp from 'sharp';
import { expect, type Locator } from 'playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { must } from '#common/base/must';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

// By default it would fetch its WebAssembly from a public server.
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

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

/**
 * What a camera reads of a code on a screen. The picture is drawn a moment after its element appears or changes; a phone
 * at the door tries until it can read it.
 * @param read codes that were there before
 */
export async function codeOnScreen(code: Locator, read: readonly HeldCode[] = []): Promise<HeldCode> {
  let found: HeldCode | undefined;
  await expect(async () => {
    // After a reload the code may lie half under the bar at the top: whoever shows it moves it into view.
    await code.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const picture = await code.screenshot();
    const [one, ...others] = await readBarcodes(picture, { formats: ['QRCode'] });
    if (one === undefined || others.length > 0) throw new Error(`${others.length + 1} QR codes, or none`);
    expect(read.map(({ text }) => text)).not.toContain(one.text);
    found = { picture, text: one.text };
  }).toPass({ timeout: 40_000 });
  return must(found, 'a code');
}

/** A code with any text. */
export async function codeOfText(text: string): Promise<HeldCode> {
  return { text, picture: await QRCode.toBuffer(text, { scale: 6, margin: 4 }) };
}
