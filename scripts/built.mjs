import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPrecache } from './check-precache.mjs';
import { compressFiles } from './compress-files.mjs';
import { otherProcess } from './other-process.mjs';
import { buildSources, fingerprint, root } from './project.mjs';
import { hearTool } from './run.mjs';

const stamp = join(root, 'build/built');
const building = join(root, 'build/building');

/** Whether the last build was made from exactly these sources. */
export const isBuilt = () => lastBuild() === fingerprint(buildSources);

/** Whether there is a whole build, from these sources or from former ones. */
export const wasBuilt = () => lastBuild() !== '';

/** Builds page and server, unless that is done. */
export async function ensureBuilt() {
  await otherProcess(building, 'Une construction est déjà en cours… / Another build is running…');
  if (isBuilt()) return;
  console.log('Construction du site… / Building the site…');
  await build();
}

/** Builds page and server into build/. The stamp is written last, so that an interrupted build is made again. */
export async function build() {
  const sources = fingerprint(buildSources);
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(building, String(process.pid));
  try {
    rmSync(stamp, { force: true });
    await Promise.all([vite('vite.config.ts'), vite('vite.server.config.ts')]);
    compressFiles(join(root, 'build/client'));
    const { files, bytes } = checkPrecache();
    console.log(`Hors ligne / offline: ${files} files, ${Math.round(bytes / 1024)} KiB`);
    writeFileSync(stamp, sources);
  } finally {
    rmSync(building, { force: true });
  }
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
