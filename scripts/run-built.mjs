import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, isBuilt, wasBuilt } from './built.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled, wasInstalled } from './installed.mjs';
import { root } from './project.mjs';
import { supervise } from './supervise.mjs';
import { unreadSettings } from './unread-settings.mjs';

/**
 * Installs and builds what is missing, then runs an entry of the built server in this process, so that killing the
 * process leaves no child behind.
 * @param {string} entry the name of a file of build/server, without .js
 * @param {{besideSite: boolean}} how whether the site may be running: what it runs from is then left as it is, also
 * where newer source waits for the next start
 */
export async function runBuilt(entry, { besideSite }) {
  const file = await builtFile(entry, besideSite);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(file).href);
}

/**
 * Installs and builds what is missing, then runs the built server in a child process, which is restarted when it dies.
 * @param {Record<string, string>} settings environment variables of this run
 */
export async function superviseServer(settings) {
  endWithNpm();
  process.exit(await supervise(await builtFile('main', false), settings));
}

/**
 * @param {string} entry
 * @param {boolean} besideSite
 */
async function builtFile(entry, besideSite) {
  const unread = unreadSettings(root, process.env);
  if (unread !== null) console.error(unread);
  try {
    if (besideSite && wasBuilt() && wasInstalled()) tellIfOlder();
    else {
      await ensureInstalled(!isBuilt());
      await ensureBuilt();
    }
  } catch (error) {
    console.error(whyNotBuilt(error));
    process.exit(1);
  }
  const file = join(root, 'build/server', `${entry}.js`);
  if (!existsSync(file)) throw new Error(`build/server/${entry}.js is missing`);
  return file;
}

function tellIfOlder() {
  if (!isBuilt())
    console.error(
      'De nouvelles sources attendent le prochain démarrage du site ; cette commande est celle d’avant. / Newer source waits for the next start of the site; this is the command of before.',
    );
}

/**
 * What to tell whoever started a site that could not be installed or built.
 * @param {unknown} error
 * @returns {string}
 */
export function whyNotBuilt(error) {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) return error.message;
  return [
    `Le site est à construire, et ce compte n’a pas le droit d’écrire dans ${root}. Construisez-le avec le compte à qui ce dossier appartient : « npm test -- build ». (${error.message})`,
    `The site has to be built, and this account may not write to ${root}. Build it as the account that owns this folder: “npm test -- build”. (${error.message})`,
  ].join('\n');
}
