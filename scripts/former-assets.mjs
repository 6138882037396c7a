import { cpSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const DAYS_SERVED = 30;
const assets = join(root, 'build/client/assets');
const former = join(root, 'build/former-assets');

/**
 * Puts the files of the build about to be replaced aside, and drops those that were replaced over 30 days ago:
 * a page of an earlier build goes on asking for its own files, and the server finds them here.
 */
export function keepFormerAssets() {
  mkdirSync(former, { recursive: true });
  const now = new Date();
  for (const name of namesIn(assets).filter((each) => !each.endsWith('.map'))) {
    cpSync(join(assets, name), join(former, name));
    utimesSync(join(former, name), now, now);
  }
  for (const name of namesIn(former)) {
    const age = now.getTime() - statSync(join(former, name)).mtimeMs;
    if (age > DAYS_SERVED * 86_400_000) rmSync(join(former, name));
  }
}

/** @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
