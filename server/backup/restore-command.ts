import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Config, readConfig } from '../config';
import { connect } from '../database/connection';
import { startEmbedded } from '../database/embedded/embedded';
import { refuseUnfit } from '../database/suitable';
import { fileStoreOf } from '../files/open-file-store';
import { operatorSentence } from '../operator-sentence';
import { BackupFault } from './archive';
import { inWords } from './backup-command';
import { noteBackup } from './last-backup-repository';
import { type Restored, refuseTorn, restoreBackup } from './restore-backup';

interface Screen {
  write(text: string): unknown;
}

/**
 * `npm run restore -- FILE`: restores an archive of `npm run backup` into an empty DATA_DIR or DATABASE_URL. Returns
 * the exit status: 0 when the site is restored, 2 when nothing was changed.
 */
export async function restoreCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  screen: Screen,
): Promise<number> {
  const [named, ...rest] = args;
  if (!named || rest.length > 0) {
    screen.write('Usage : npm run restore -- FICHIER.tar.gz\n');
    return 2;
  }
  try {
    const config = readConfig({ ...env, DEMO: undefined, NODE_ENV: undefined });
    const { manifest, total } = await restoreInto(config, resolve(env['INIT_CWD'] ?? '', named));
    const moment = new Intl.DateTimeFormat('fr', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Europe/Paris',
    });
    screen.write(`Restauré : le site du ${moment.format(new Date(manifest.at))}, ${inWords(total)}.\n`);
    return 0;
  } catch (error) {
    const sentence = error instanceof BackupFault ? error.message : operatorSentence(error, env);
    if (sentence === null) throw error;
    screen.write(`${sentence}\n`);
    return 2;
  }
}

async function restoreInto(config: Config, source: string): Promise<Restored> {
  // Before there is a database: a mistyped FILE leaves no site behind, which a start would take for a new one.
  await refuseTorn(source);
  const embedded = config.databaseUrl === null ? await startEmbedded(config.dataDir) : null;
  const connection = connect(config.databaseUrl ?? embedded?.url ?? '', { connections: 2, limits: null });
  try {
    await refuseUnfit(connection.database);
    const restored = await restoreBackup(source, connection, fileStoreOf(config));
    // The archive cannot name itself: its rows were read before it was whole.
    const { size } = await stat(source);
    await noteBackup(connection.database, { at: new Date(restored.manifest.at), bytes: size });
    return restored;
  } finally {
    await connection.close();
    await embedded?.stop();
  }
}
