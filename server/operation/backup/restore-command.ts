import { stat } from 'node:fs/promises';
import type { Config } from '../../config';
import { connect } from '../../platform/database/connection';
import { startEmbedded } from '../../platform/database/embedded/embedded';
import { refuseUnfit } from '../../platform/database/suitable';
import { fileStoreOf } from '../../platform/files/open-file-store';
import { onlyArgument, commandOf } from '../../command';
import { inWords } from './backup-command';
import { noteBackup } from './last-backup-repository';
import { type Restored, refuseTorn, restoreBackup } from './restore-backup';

/** `npm run restore -- FILE`: restores an archive of `npm run backup` into an empty DATA_DIR or DATABASE_URL. */
export const restoreCommand = commandOf(
  { usage: 'restore -- FICHIER.tar.gz', read: onlyArgument },
  async (named, { config, place, screen }) => {
    const { manifest, total } = await restoreInto(config(), place(named));
    const moment = new Intl.DateTimeFormat('fr', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Europe/Paris',
    });
    screen.write(`Restauré : le site du ${moment.format(new Date(manifest.at))}, ${inWords(total)}.\n`);
    return 0;
  },
);

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
