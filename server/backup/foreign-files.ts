import { readdir } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';
import { BackupFault } from './archive';

/** More than a crash leaves behind between a record that is removed and its file. */
const MANY = 10;

/**
 * Refuses a database without any picture beside a folder full of them: one of the two is not the site's. Throws BackupFault.
 * @param folder of the files of the site
 */
export async function refuseForeignFiles(database: Kysely<Database>, folder: string): Promise<void> {
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
