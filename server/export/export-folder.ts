import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { integer } from '#common/base/numbers';
import type { Database } from '../database/schema';
import type { FileStore } from '../files/file-store';
import type { Screen } from '../import/progress-bar';
import { exportPictureFiles } from './export-picture-files';
import type { LineExporter } from './exporter';
import { exporters } from './exporters';
import { contents, readLeftOut } from './left-out';

/** The folder cannot take an export; the message says why, in French. */
export class UnsuitableFolder extends Error {
  override readonly name = 'UnsuitableFolder';
}

/**
 * Writes everything that an import reads into an empty or new folder, also while the site is running: the rows of one
 * snapshot, then the pictures that they name. Only its owner may read it. A text file, written last, says what the
 * folder holds. Reports on a screen.
 */
export async function exportFolder(
  database: Kysely<Database>,
  files: FileStore,
  folder: string,
  screen: Screen,
): Promise<void> {
  await makeFolder(folder);
  try {
    // One snapshot for all collections; writers are not blocked.
    await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (snapshot) => {
        for (const exporter of exporters) await exportFile(snapshot, exporter, folder, screen);
        const { put, missing } = await exportPictureFiles(snapshot, files, folder);
        screen.write(`${'Fichiers'.padEnd(LABEL)} ${integer(put)} images et miniatures\n`);
        if (missing > 0) screen.write(`  fichiers introuvables, laissés de côté : ${integer(missing)}\n`);
        const text = contents(await readLeftOut(snapshot));
        screen.write(text);
        await writeFile(join(folder, 'LISEZ-MOI.txt'), text, { mode: 0o600 });
      });
  } catch (error) {
    await empty(folder);
    throw error;
  }
}

const LABEL = 17;

async function exportFile(
  snapshot: Kysely<Database>,
  exporter: LineExporter,
  folder: string,
  screen: Screen,
): Promise<void> {
  let total = 0;
  const texts = async function* () {
    for await (const { text, rows } of exporter.lines(snapshot)) {
      total += rows;
      yield text;
    }
  };
  const place = join(folder, `${exporter.name}.jsonl`);
  await pipeline(Readable.from(texts()), createWriteStream(place, { mode: 0o600 }));
  // An import recognises a file by its bytes, and so could not tell empty ones apart.
  if (total === 0) await rm(place);
  screen.write(`${exporter.label.padEnd(LABEL)} ${integer(total)} ${total > 1 ? 'lignes' : 'ligne'}\n`);
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new UnsuitableFolder(`${folder} n’est pas un dossier.\n${folder} is no folder.`);
    throw error;
  });
  if ((await readdir(folder)).length > 0)
    throw new UnsuitableFolder(
      `Le dossier ${folder} n’est pas vide : donnez-en un autre, ou un nouveau.\n` +
        `The folder ${folder} is not empty: name another one, or a new one.`,
    );
}

/** A part of an export must not be taken for a whole one. */
async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}
