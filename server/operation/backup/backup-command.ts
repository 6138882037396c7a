import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readdir } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { count, integer } from '#common/base/numbers';
import { openForCommand } from '../../platform/database/open-for-command';
import { fileStoreOf, filesFolder } from '../../platform/files/open-file-store';
import { type Screen, type Environment, onlyArgument, commandOf } from '../../command';
import type { Database } from '../../platform/database/schema';
import { BackupFault, type Total } from './archive';
import { noteBackup } from './last-backup-repository';
import { makeBackup } from './make-backup';

/**
 * `npm run backup -- PLACE`: writes the whole site into one archive, also while the site is running. If PLACE is a
 * folder, the archive is named after the current time. Returns the exit status: 0 when the archive is written, 1 when
 * it is written but lacks files that the site refers to, 2 when nothing was done, as when `stop` interrupts it.
 */
export const backupCommand = (
  args: readonly string[],
  env: Environment,
  screen: Screen,
  version: string,
  stop?: AbortSignal,
): Promise<number> =>
  commandOf(
    { usage: 'backup -- FICHIER.tar.gz (ou un dossier)', read: onlyArgument },
    async (named, site) => {
      const config = site.config();
      const target = archiveAt(site.place(named), new Date());
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
      } catch (error) {
        throw stop?.aborted === true ? interrupted() : error;
      } finally {
        await close();
      }
    },
  )(args, env, screen);

const interrupted = () =>
  new BackupFault(
    'Sauvegarde interrompue. Rien n’a été écrit.',
    'The backup was interrupted. Nothing was written.',
  );

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

/** More than a crash leaves behind between a record that is removed and its file. */
const MANY = 10;

/**
 * Refuses a database without any picture beside a folder full of them: one of the two is not the site's. Throws BackupFault.
 * @param folder of the files of the site
 */
async function refuseForeignFiles(database: Kysely<Database>, folder: string): Promise<void> {
  const { rows } = await sql<{ names: boolean }>`
    select exists (select from images where file_version is not null)
      or exists (select from preview_images where version is not null) as names`.execute(database);
  if (rows[0]?.names === true) return;
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  if (found.filter((entry) => entry.isFile()).length < MANY) return;
  throw new BackupFault(
    `La base ne connaît aucune image, alors que ${folder} en est plein : ce n’est pas la base de ce site. Corrigez DATABASE_URL ou DATA_DIR. Rien n’a été écrit.`,
    `The database knows no picture, while ${folder} is full of them: it is not the database of this site. Correct DATABASE_URL or DATA_DIR. Nothing was written.`,
  );
}
