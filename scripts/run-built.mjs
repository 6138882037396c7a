import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './built.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled } from './installed.mjs';
import { root } from './project.mjs';
import { supervise } from './supervise.mjs';

/**
 * Installs and builds what is missing, then runs an entry of the built server in this process, so that killing the
 * process leaves no child behind.
 * @param {string} entry the name of a file of build/server, without .js
 */
export async function runBuilt(entry) {
  const file = await builtFile(entry);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(file).href);
}

/**
 * Installs and builds what is missing, then runs the built server in a child process, which is restarted when it dies.
 * @param {Record<string, string>} settings environment variables of this run
 */
export async function superviseServer(settings) {
  endWithNpm();
  process.exit(await supervise(await builtFile('main'), settings));
}

/** @param {string} entry */
async function builtFile(entry) {
  try {
    await ensureInstalled();
    await ensureBuilt();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const file = join(root, 'build/server', `${entry}.js`);
  if (!existsSync(file)) throw new Error(`build/server/${entry}.js is missing`);
  return file;
}
