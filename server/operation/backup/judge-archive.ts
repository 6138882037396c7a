import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import { integer } from '#common/base/numbers';
import { BackupFault, FILES, TABLES, type Total } from './archive';

/**
 * Reads an archive again as it lies on the disk, and compares it with what the site holds. Throws BackupFault with the first
 * table, or the files, of which the archive has more or less.
 * @param site row counts by table and the number of files, counted in the site itself at the moment of the archive
 */
export async function judgeArchive(path: string, site: Total, stop?: AbortSignal): Promise<void> {
  const archive: Total = { rows: {}, files: 0 };
  const entries = extract();
  const reading = pipeline(createReadStream(path), createGunzip(), entries, { signal: stop });
  try {
    await count(entries, archive);
    await reading;
  } catch (error) {
    await reading.catch(() => undefined);
    if (stop?.aborted === true) throw error;
    throw new BackupFault(UNREADABLE.french, UNREADABLE.english);
  }
  for (const [name, rows] of Object.entries(site.rows)) {
    const saved = archive.rows[name] ?? 0;
    if (saved !== rows) throw differs(`${name} : ${integer(saved)} / ${integer(rows)}`);
  }
  if (archive.files !== site.files)
    throw differs(`images : ${integer(archive.files)} / ${integer(site.files)}`);
}

async function count(entries: Extract, total: Total): Promise<void> {
  for await (const entry of entries) {
    const { name } = entry.header;
    if (name.startsWith(TABLES)) total.rows[name.slice(TABLES.length)] = await linesOf(entry);
    else entry.resume();
    if (name.startsWith(FILES)) total.files += 1;
  }
}

/** COPY writes one row a line, and a line feed in a text as two characters. */
async function linesOf(entry: AsyncIterable<unknown>): Promise<number> {
  let lines = 0;
  for await (const chunk of entry) {
    if (!(chunk instanceof Uint8Array)) continue;
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) lines += 1;
  }
  return lines;
}

const LINE_FEED = 10;

const UNREADABLE = {
  french:
    'La sauvegarde ne se relit pas : le disque où elle va, ou le chemin vers lui, l’abîme. Rien n’a été gardé.',
  english:
    'The backup cannot be read again: the disk that it goes to, or the way there, damages it. Nothing was kept.',
};

const differs = (what: string) =>
  new BackupFault(
    `La sauvegarde ne contient pas ce que contient le site (${what}). Recommencez ; rien n’a été gardé.`,
    `The backup does not hold what the site holds (${what}). Try again; nothing was kept.`,
  );
