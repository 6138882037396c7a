import { resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { ConfigError, readConfig } from '../config';
import { DataDirTaken } from '../database/embedded/embedded';
import { openForCommand } from '../database/open-for-command';
import type { Database } from '../database/schema';
import { FileStoreError } from '../files/file-store-error';
import { fileStoreOf } from '../files/open-file-store';
import type { Screen } from '../import/progress-bar';
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
    const { database, close } = await openForCommand(config);
    try {
      if (!(await isSite(database))) throw new NothingToExport('Rien à exporter : il n’y a pas de site ici.');
      await exportFolder(database, fileStoreOf(config), folder, screen);
    } finally {
      await close();
    }
    screen.write(`Exporté dans ${folder}.\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Error) || !isExpected(error)) throw error;
    screen.write(`${error.message}\n`);
    return 2;
  }
}

class NothingToExport extends Error {
  override readonly name = 'NothingToExport';
}

async function isSite(database: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('settings') is not null as there`.execute(
    database,
  );
  return rows[0]?.there === true;
}

/** A folder that cannot be written to is reported by its system error. */
const isExpected = (error: Error) =>
  [NothingToExport, UnsuitableFolder, ConfigError, DataDirTaken, FileStoreError].some(
    (kind) => error instanceof kind,
  ) || 'syscall' in error;
