import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildSources, fingerprint, root } from './project.mjs';

const stamp = join(root, 'build/built');
const assets = join(root, 'build/client/assets');
const formerAssets = join(root, 'build/former-assets');
const DAYS_SERVED = 30;

/** Builds page and server, unless the last build was made of exactly these sources. */
export function ensureBuilt() {
  if (lastBuild() === fingerprint(buildSources)) return;
  console.log('Construction du site… / Building the site…');
  build();
}

/** Builds page and server into build/. The stamp is written last, so that a build cut in the middle is made again. */
export function build() {
  const sources = fingerprint(buildSources);
  rmSync(stamp, { force: true });
  keepFormerAssets();
  vite('vite.config.ts');
  vite('vite.server.config.ts');
  writeFileSync(stamp, sources);
}

function lastBuild() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return '';
  }
}

/** A page of an earlier build goes on asking for its own files: they stay served for 30 days after their last build. */
function keepFormerAssets() {
  mkdirSync(formerAssets, { recursive: true });
  const now = new Date();
  for (const name of namesIn(assets)) {
    const copy = join(formerAssets, name);
    cpSync(join(assets, name), copy);
    utimesSync(copy, now, now);
  }
  for (const name of namesIn(formerAssets)) {
    const age = now.getTime() - statSync(join(formerAssets, name)).mtimeMs;
    if (age > DAYS_SERVED * 86_400_000) rmSync(join(formerAssets, name));
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

/** @param {string} config */
function vite(config) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'warn'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`La construction a échoué (${config}). / The build failed (${config}).`);
}
