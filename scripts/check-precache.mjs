import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { blockedWords } from './neutral-names.mjs';
import { root } from './project.mjs';

const LIMIT = 768 * 1024;
const client = join(root, 'build/client');

/**
 * Compares the service worker's precache list with the build: every address must be a file (a list with a missing file
 * is never stored at all) and occur once, no address may have a word by which blockers keep it away, and the files that
 * every device stores may be at most 768 KiB in total. Files that only the desk needs are stored on its devices alone.
 * @returns {{files: number, bytes: number}} bytes as transferred, compressed
 */
export function checkPrecache() {
  const service = readFileSync(join(client, 'service.js'), 'utf8');
  const entries = [...service.matchAll(/\{[^{}]*\burl["']?:\s*["'`]([^"'`]+)["'`][^{}]*\}/g)];
  const urls = entries.map(([, url = '']) => url);
  if (urls.length === 0) throw new Error('The service worker stores nothing.');
  const doubled = urls.filter((url, place) => urls.indexOf(url) !== place);
  if (doubled.length > 0) throw new Error(`Stored twice by the service worker: ${doubled.join(', ')}`);
  const dead = urls.filter((url) => !existsSync(join(client, url)));
  if (dead.length > 0) throw new Error(`Stored by the service worker, but not built: ${dead.join(', ')}`);
  const blocked = urls.filter((url) => blockedWords.test(url));
  if (blocked.length > 0) throw new Error(`Kept away by blockers, for its name: ${blocked.join(', ')}`);
  const everybodys = entries.filter(([entry]) => !/\bdesk["']?:/.test(entry)).map(([, url = '']) => url);
  const bytes = everybodys.map(travellingSize).reduce((sum, size) => sum + size, 0);
  if (bytes > LIMIT) throw new Error(`The service worker stores ${bytes} bytes; ${LIMIT} are allowed.`);
  return { files: everybodys.length, bytes };
}

/** @param {string} url */
function travellingSize(url) {
  const file = join(client, url);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
