import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { type Screen, CommandFault } from '../../command';
import { importFile } from './import-file';
import { findRefusals } from './import-progress-repository';
import { importers } from './importers';
import { ProgressBar } from './progress-bar';

/**
 * Imports every known file of a folder, in the order of their dependencies, and reports on a screen what was imported,
 * what was refused and why, and what was skipped. Returns the total number of refused rows.
 */
export async function importFolder(
  database: Kysely<Database>,
  folder: string,
  screen: Screen,
): Promise<{ readonly refused: number }> {
  const files = await filesToImport(folder);
  let refused = 0;
  for (const importer of importers) {
    const file = `${importer.name}.jsonl`;
    if (!files.includes(file)) {
      screen.write(`${importer.label} : pas de fichier ${file}\n`);
      continue;
    }
    const path = join(folder, file);
    const bar = new ProgressBar(screen, importer.label, (await stat(path)).size);
    const progress = await importFile(database, importer, path, (progress) => bar.update(progress));
    bar.end(progress);
    for (const { line, reason } of await findRefusals(database, progress.file_hash))
      screen.write(`  ${file}, ligne ${line} : ${reason}\n`);
    refused += progress.refused;
  }
  for (const file of files.filter((file) => file.endsWith('.jsonl') && !known.has(file)))
    screen.write(`${file} : ignoré, cette version ne sait pas encore le lire\n`);
  // PostgreSQL would analyse by itself minutes later; until then it would scan whole tables instead of using indexes.
  await sql`vacuum (analyze)`.execute(database);
  return { refused };
}

/** The names of a folder's files. Throws CommandFault if none of them can be imported. */
export async function filesToImport(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder) || !(await stat(folder)).isDirectory())
    throw new CommandFault(
      `Le dossier ${folder} n’existe pas. Rien n’est importé.\n` +
        `There is no folder ${folder}. Nothing is imported.`,
    );
  const files = (await readdir(folder)).sort();
  if (!files.some((file) => known.has(file)))
    throw new CommandFault(
      `Rien à importer dans ${folder} : il y faut au moins un de ces fichiers : ${[...known].join(', ')}.\n` +
        `Nothing to import in ${folder}: it needs one of these files at least.`,
    );
  return files;
}

const known: ReadonlySet<string> = new Set(importers.map(({ name }) => `${name}.jsonl`));
