import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPrecache } from './check-precache.mjs';
import { compressFiles } from './compress-files.mjs';
import { buildSources, fingerprint, root } from './project.mjs';
import { hearTool } from './run.mjs';

const stamp = join(root, 'build/built');

/** Builds page and server, unless the last build was made from exactly these sources. */
export async function ensureBuilt() {
  if (lastBuild() === fingerprint(buildSources)) return;
  console.log('Construction du site… / Building the site…');
  await build();
}

/** Builds page and server into build/. The stamp is written last, so that an interrupted build is made again. */
export async function build() {
  const sources = fingerprint(buildSources);
  rmSync(stamp, { force: true });
  await Promise.all([vite('vite.config.ts'), vite('vite.server.config.ts')]);
  compressFiles(join(root, 'build/client'));
  const { files, bytes } = checkPrecache();
  console.log(`Hors ligne / offline: ${files} files, ${Math.round(bytes / 1024)} KiB`);
  writeFileSync(stamp, sources);
}

/** @param {string} config */
async function vite(config) {
  const args = ['build', '--config', config, '--logLevel', 'warn'];
  const { ended, said } = await hearTool('vite/bin/vite.js', args, { NODE_ENV: 'production' });
  if (said !== '') console.log(said);
  if (!ended)
    throw new Error(`La construction a échoué (${config}). / The build failed (${config}).\n${said}`);
}

function lastBuild() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return '';
  }
}
