import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Files smaller than this many bytes are not worth compressing. */
const SMALL = 1000;

/**
 * Writes the compressed form of each text file in a folder as `<name>.br`: compressing at the first request would keep
 * the first visitor after each release waiting.
 * @param {string} folder
 */
export function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg|wasm)$/.test(name)) continue;
    const content = readFileSync(join(folder, name));
    if (content.length >= SMALL) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
  }
}
