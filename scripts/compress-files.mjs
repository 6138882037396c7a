import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Below this size compressing costs more than it saves. */
const SMALL = 1000;

/**
 * Writes beside each text of a folder what travels to browsers, as `<name>.br`: a server that did this when first
 * asked would keep the first visitor after each release waiting.
 * @param {string} folder
 */
export function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg|wasm)$/.test(name)) continue;
    const content = readFileSync(join(folder, name));
    if (content.length >= SMALL) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
  }
}
