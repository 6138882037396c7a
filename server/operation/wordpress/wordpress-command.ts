import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { withSite } from '../import/with-site';
import { commandOf } from '../../command';
import { importWordpress } from './import-wordpress';
import { FaultyWxr, type Wxr, readWxr } from './read-wxr';
import { reportLines } from './report-lines';

/** A blog of twenty years is 50 MB; the whole file is held in memory several times. */
const MAX_BYTES = 200 * 1024 * 1024;

/**
 * `npm run import-wordpress -- FILE.xml… [--images FOLDER]`: imports the posts and pictures of a WordPress export, in one
 * file or several, even while the site runs.
 */
export const wordpressCommand = commandOf(
  {
    usage: 'import-wordpress -- FICHIER.xml… [--images DOSSIER]',
    read,
    epilogue: 'Rien n’est importé.\n',
  },
  async (named, { config, place, screen }) => {
    const exports: Wxr[] = [];
    for (const file of named.files) exports.push(readWxr(await readWhole(place(file))));
    const folder = named.folder === undefined ? undefined : await expectFolder(place(named.folder));
    const report = await withSite(config(), (database, files) =>
      importWordpress(database, files, joined(exports), folder),
    );
    for (const line of reportLines(report)) screen.write(`${line}\n`);
    return 0;
  },
);

function read(args: readonly string[]): { files: string[]; folder: string | undefined } | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { images: { type: 'string' } },
      allowPositionals: true,
    });
    return positionals.length === 0 ? null : { files: positionals, folder: values.images };
  } catch {
    return null;
  }
}

/** One export of several: what is in one file may be attached to what is in another. */
const joined = (exports: readonly Wxr[]): Wxr => ({
  mails: new Map(exports.flatMap(({ mails }) => [...mails])),
  items: exports.flatMap(({ items }) => items),
});

async function readWhole(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() !== true) throw new FaultyWxr(`Le fichier ${path} n’existe pas.`);
  if (found.size > MAX_BYTES)
    throw new FaultyWxr(
      `Le fichier ${path} dépasse 200 Mo. Dans WordPress, exportez en plusieurs fois (les articles, puis les médias), et nommez tous les fichiers ensemble.`,
    );
  const bytes = await readFile(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FaultyWxr('Ce fichier n’est pas du texte en UTF-8 : ce n’est pas un export de WordPress.');
  }
}

async function expectFolder(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory() !== true) throw new FaultyWxr(`Le dossier ${path} n’existe pas.`);
  return path;
}
