import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Kysely, sql } from 'kysely';
import { integer } from '#common/base/numbers';
import type { Database } from '../../platform/database/schema';
import type { FileStore } from '../../platform/files/file-store';
import { type Screen, CommandFault } from '../../command';
import { exportPictureFiles } from './export-picture-files';
import type { LineExporter } from './exporter';
import { exporters } from './exporters';
import { isKeptScan, scansWithTickets } from './export-tickets';

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
      throw new CommandFault(`${folder} n’est pas un dossier.\n${folder} is no folder.`);
    throw error;
  });
  if ((await readdir(folder)).length > 0)
    throw new CommandFault(
      `Le dossier ${folder} n’est pas vide : donnez-en un autre, ou un nouveau.\n` +
        `The folder ${folder} is not empty: name another one, or a new one.`,
    );
}

/** A part of an export must not be taken for a whole one. */
async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}

/** How many rows of exported collections an export leaves out. */
interface LeftOut {
  readonly trash: number;
  readonly scans: number;
}

/** Counts what the exporters leave out. */
async function readLeftOut(database: Kysely<Database>): Promise<LeftOut> {
  const { rows } = await sql<LeftOut>`
    select
      ((select count(*) from news where deleted_at is not null)
        + (select count(*) from pieces where deleted_at is not null)
        + (select count(*) from images where deleted_at is not null))::integer as trash,
      (select count(*) from ${scansWithTickets} where (${isKeptScan}) is not true)::integer as scans`.execute(
    database,
  );
  return rows[0] ?? { trash: 0, scans: 0 };
}

/** What an export holds and what it leaves out, for whoever opens its folder. */
function contents({ trash, scans }: LeftOut): string {
  return `
Ce dossier contient des données personnelles : noms, adresses mail, téléphones et dates de naissance des comptes, noms et
coordonnées des réservations et ce que leurs auteurs demandent, noms sur les billets. Gardez-le là où personne d’autre ne
lit, et effacez-le après usage.

Il contient les comptes, images, auteurs, pièces, évènements, spectacles et leurs images interactives, réservations, places
gratuites, passages, brèves, textes, partenaires et réglages du site, une ligne de JSON chacun, et les fichiers des images.
« npm run import » le relit.

Laissés de côté : mots de passe, clés d’accès, sessions, liens envoyés par mail et toute autre clé ; mails ; ventes du
guichet ; demandes de places et d’habilitation ; versions enregistrées ; suivi et messages des réservations ; téléphones de
l’entrée ; annonce en haut des pages ; journal de la régie. Pour tout garder : npm run backup.
Dans la corbeille, laissés de côté : ${integer(trash)}. Passages refusés ou sans billet connu, laissés de côté : ${integer(scans)}.
`;
}
