import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { count, integer } from '#common/base/numbers';
import { readConfig } from '../config';
import { openForCommand } from '../database/open-for-command';
import { fileStoreOf, filesFolder } from '../files/open-file-store';
import { operatorSentence } from '../operator-sentence';
import { BackupFault, type Total } from './archive';
import { refuseForeignFiles } from './foreign-files';
import { noteBackup } from './last-backup-repository';
import { makeBackup } from './make-backup';

interface Screen {
  write(text: string): unknown;
}

/**
 * `npm run backup -- PLACE`: writes the whole site into one archive, also while the site is running. If PLACE is a
 * folder, the archive is named after the current time. Returns the exit status: 0 when the archive is written, 1 when
 * it is written but lacks files that the site refers to, 2 when nothing was done, as when `stop` interrupts it.
 */
export async function backupCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  screen: Screen,
  version: string,
  stop?: AbortSignal,
): Promise<number> {
  const [named, ...rest] = args;
  // Empty as a variable that was not set: the folder of the source is no place for an archive.
  if (!named || rest.length > 0) {
    screen.write('Usage : npm run backup -- FICHIER.tar.gz (ou un dossier)\n');
    return 2;
  }
  try {
    const config = readConfig({ ...env, DEMO: undefined, NODE_ENV: undefined });
    const target = archiveAt(resolve(env['INIT_CWD'] ?? '', named), new Date());
    const { database, url, close } = await openForCommand(config, 'read');
    try {
      if (config.s3 === null) await refuseForeignFiles(database, filesFolder(config.dataDir));
      const made = await makeBackup(url, fileStoreOf(config), target, version, stop);
      screen.write(`Sauvegardé dans ${made.path} : ${inWords(made.total)}.\n`);
      if (made.missing.length > 0) {
        screen.write(incomplete(made.missing));
        return 1;
      }
      // The archive is good all the same.
      await noteBackup(database, made).catch((error: unknown) => screen.write(unnoted(error)));
      return 0;
    } finally {
      await close();
    }
  } catch (error) {
    if (stop?.aborted === true) {
      screen.write(
        'Sauvegarde interrompue. Rien n’a été écrit.\nThe backup was interrupted. Nothing was written.\n',
      );
      return 2;
    }
    const sentence = error instanceof BackupFault ? error.message : operatorSentence(error, env);
    if (sentence === null) throw error;
    screen.write(`${sentence}\n`);
    return 2;
  }
}

const incomplete = (missing: readonly string[]) => {
  const some = `${integer(missing.length)} (${missing.slice(0, A_FEW).join(', ')}${missing.length > A_FEW ? '…' : ''})`;
  return (
    `Fichiers introuvables, laissés de côté : ${some}. Cette sauvegarde ne compte donc pas comme bonne, et n’en remplace ` +
    'aucune : vérifiez que DATA_DIR et S3_* sont ceux du site, et que son dossier ou son stockage est en place.\n' +
    `Files not found and left out: ${some}. So this backup does not count as a good one, and replaces none: see that ` +
    'DATA_DIR and S3_* are those of the site, and that its folder or its bucket is in place.\n'
  );
};
const A_FEW = 3;

const unnoted = (error: unknown) =>
  `Le site n’a pas pu le noter, la page « Site » de la régie ne le dira pas : ${String(error)}\n`;

/** `2 358 lignes, 174 fichiers` */
export function inWords({ rows, files }: Total): string {
  const lines = Object.values(rows).reduce((sum, rows) => sum + rows, 0);
  return `${count(lines, 'ligne')}, ${count(files, 'fichier')}`;
}

/** Throws BackupFault for a place that is neither a folder nor named as an archive: a folder that is not mounted. */
function archiveAt(place: string, now: Date): string {
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isFolder && !/\.(tar\.gz|tgz)$/.test(place)) throw noFolder(place);
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return isFolder ? join(place, `site-${moment}Z.tar.gz`) : place;
}

const noFolder = (place: string) =>
  new BackupFault(
    `Il n’y a pas de dossier ${place} : créez-le ou branchez-le, ou donnez un nom de fichier en .tar.gz. Rien n’a été écrit.`,
    `There is no folder ${place}: create it or plug it in, or name a file that ends in .tar.gz. Nothing was written.`,
  );
