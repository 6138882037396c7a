import { resolve } from 'node:path';
import { NothingToImport, filesToImport, importFolder } from './import-folder';
import { importPictureFiles } from './import-picture-files';
import type { Screen } from './progress-bar';
import { withSite } from './with-site';
import { operatorSentence } from '../operator-sentence';

/**
 * `npm run import -- FOLDER`: loads JSON Lines in the wire format, and pictures, into the configured site, even while it
 * runs. Returns the exit status: 0 if everything was imported, 1 if some was refused, 2 if nothing was done.
 */
export async function importCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  screen: Screen,
): Promise<number> {
  const [named, ...rest] = args;
  if (named === undefined || rest.length > 0) {
    screen.write('Usage : npm run import -- DOSSIER\n');
    return 2;
  }
  const folder = resolve(env['INIT_CWD'] ?? '', named);
  try {
    await filesToImport(folder);
    return await withSite(env, async (database, files) => {
      const rows = await importFolder(database, folder, screen);
      const pictures = await importPictureFiles(database, files, folder, screen);
      screen.write(
        rows.refused + pictures.refused === 0
          ? 'Tout est importé.\n'
          : `Import terminé ; lignes refusées : ${rows.refused}, fichiers refusés : ${pictures.refused}.\n`,
      );
      return rows.refused + pictures.refused === 0 ? 0 : 1;
    });
  } catch (error) {
    const sentence = error instanceof NothingToImport ? error.message : operatorSentence(error, env);
    if (sentence === null) throw error;
    screen.write(`${sentence}\n`);
    return 2;
  }
}
