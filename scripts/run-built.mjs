import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './built.mjs';
import { ensureInstalled } from './installed.mjs';
import { root } from './project.mjs';

/**
 * Installs and builds what is missing, then runs an entry of the built server in this very process: no wrapper
 * is left behind, or left alive, when the process is killed.
 * @param {string} entry the name of a file of build/server, without .js
 * @param {Record<string, string>} [settings] environment variables of this run
 */
export async function runBuilt(entry, settings = {}) {
  try {
    await ensureInstalled();
    ensureBuilt();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  Object.assign(process.env, settings);
  process.setSourceMapsEnabled(true);
  const file = join(root, 'build/server', `${entry}.js`);
  if (!existsSync(file)) throw new Error(`build/server/${entry}.js is missing`);
  await import(pathToFileURL(file).href);
}
