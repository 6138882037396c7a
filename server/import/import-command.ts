import { resolve } from 'node:path';
import { ConfigError, readConfig } from '../config';
import { DataDirTaken } from '../database/embedded/embedded';
import { migrate } from '../database/migrate';
import { openBeside } from '../database/open-beside';
import { UnsuitableDatabase, refuseUnsuitable } from '../database/suitable';
import { isDemo } from '../demo/demo-mark';
import { prepareSite } from '../settings/prepare-site';
import { NothingToImport, filesToImport, importFolder } from './import-folder';
import type { Screen } from './progress-bar';

/**
 * `npm run import -- FOLDER`: loads JSON Lines in the wire format into the configured database, even while the site
 * runs. Returns the exit status: 0 if all rows were imported, 1 if some were refused, 2 if nothing was done.
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
    const config = readConfig({ ...env, DEMO: undefined, NODE_ENV: undefined });
    const connection = await openBeside(config);
    try {
      await migrate(connection.database);
      await refuseUnsuitable(connection.database, await isDemo(connection.database));
      await prepareSite(connection.database, config.siteTitle);
      const { refused } = await importFolder(connection.database, folder, screen);
      screen.write(
        refused === 0 ? 'Tout est importé.\n' : `Import terminé ; lignes refusées : ${refused}.\n`,
      );
      return refused === 0 ? 0 : 1;
    } finally {
      await connection.close();
    }
  } catch (error) {
    if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error;
    screen.write(`${error.message}\n`);
    return 2;
  }
}

const expected = [NothingToImport, ConfigError, UnsuitableDatabase, DataDirTaken];
