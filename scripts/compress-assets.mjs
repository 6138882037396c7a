import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './project.mjs';

const client = join(root, 'build/client');
const compressible = /\.(js|css|svg|wasm|json|webmanifest)$/;

/** Writes a .br and a .gz beside every file of the page that gains by it; HTML is the server's, which fills it in first. */
export async function compressAssets() {
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => compress(join(client, name))),
  );
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((small) => writeFile(`${file}.br`, small)),
    promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
