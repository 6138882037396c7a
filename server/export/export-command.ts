import { resolve } from 'node:path';
import { readConfig } from '../config';
import { openForCommand } from '../database/open-for-command';
import { fileStoreOf } from '../files/open-file-store';
import type { Screen } from '../import/progress-bar';
import { operatorSentence } from '../operator-sentence';
import { UnsuitableFolder, exportFolder } from './export-folder';

/**
 * `npm run export -- FOLDER`: writes the site as JSON Lines and pictures into an empty folder, also while the site is
 * running. Returns the exit status: 0 when everything is written, 2 when nothing was done.
 */
export async function exportCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  screen: Screen,
): Promise<number> {
  const [named, ...rest] = args;
  if (named === undefined || rest.length > 0) {
    screen.write('Usage : npm run export -- DOSSIER (vide, ou nouveau)\n');
    return 2;
  }
  try {
    const config = readConfig({ ...env, DEMO: undefined, NODE_ENV: undefined });
    const folder = resolve(env['INIT_CWD'] ?? '', named);
    const { database, close } = await openForCommand(config, 'read');
    try {
      await exportFolder(database, fileStoreOf(config), folder, screen);
    } finally {
      await close();
    }
    screen.write(`Exporté dans ${folder}.\n`);
    return 0;
  } catch (error) {
    const sentence = error instanceof UnsuitableFolder ? error.message : operatorSentence(error, env);
    if (sentence === null) throw error;
    screen.write(`${sentence}\n`);
    return 2;
  }
}
