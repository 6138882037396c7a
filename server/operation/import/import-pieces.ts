import { randomBytes } from 'node:crypto';
import type { Infer } from 'superstruct';
import { must } from '#common/base/must';
import { uuidV7 } from '#common/base/uuid';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { findPieceAuthorsBySlug } from '../../content/piece-author/piece-author-repository';
import { findPartOwners } from '../../content/piece/piece-repository';
import { type WrittenPiece, addPieces } from '../../content/piece/piece-store-repository';
import { lockNoun } from '../../content/publication/free-slug';
import { importedPiece } from './imported-piece';
import { type Importer, type Outcome, partitionRows } from './importer';
import { findExisting } from '../../platform/database/find-existing';

export type ImportedPiece = Infer<typeof importedPiece>;

/** Plays with their casts and dates. */
export const importPieces: Importer<ImportedPiece> = {
  name: 'pieces',
  label: 'Pièces',
  struct: importedPiece,
  add: addImported,
};

async function addImported(
  transaction: WriteTransaction,
  pieces: readonly ImportedPiece[],
): Promise<Outcome[]> {
  await lockNoun(transaction, 'pieces');
  const { slugs, uuids, people, pictures, authors, keys } = await findNamed(transaction, pieces);
  const { outcomes, added } = partitionRows(pieces, (piece): Outcome => {
    if (slugs.has(piece.slug) || (piece.uuid !== undefined && uuids.has(piece.uuid))) return 'present';
    const stranger = peopleIn(piece).find((uuid) => !people.has(uuid));
    if (stranger) return { refused: `le compte ${stranger} n’existe pas` };
    const lost = picturesIn(piece).find((uuid) => !pictures.has(uuid));
    if (lost) return { refused: `la miniature ${lost} n’existe pas` };
    const unknown = piece.textAuthors.find(({ slug }) => !authors.has(slug));
    if (unknown) return { refused: `l’auteur ${unknown.slug} n’existe pas` };
    const own = keysIn(piece);
    const double = own.find((key, rank) => keys.has(key) || own.indexOf(key) !== rank);
    if (double) return { refused: `la représentation, le rôle ou la date ${double} existe déjà` };
    slugs.add(piece.slug);
    if (piece.uuid !== undefined) uuids.add(piece.uuid);
    for (const key of own) keys.add(key);
    return 'added';
  });
  await addPieces(
    transaction,
    added.map((piece) => written(piece, authors)),
  );
  return outcomes;
}

async function findNamed({ database }: WriteTransaction, pieces: readonly ImportedPiece[]) {
  const slugs = pieces.map(({ slug }) => slug);
  const authors = await findPieceAuthorsBySlug(
    database,
    pieces.flatMap(({ textAuthors }) => textAuthors.map(({ slug }) => slug)),
  );
  const keys = pieces.flatMap(keysIn);
  const taken = keys.length === 0 ? [] : await findPartOwners(database, keys);
  return {
    slugs: await findExisting(database, 'pieces', 'slug', slugs),
    uuids: await findExisting(
      database,
      'pieces',
      'uuid',
      pieces.flatMap(({ uuid = [] }) => uuid),
    ),
    people: await findExisting(database, 'users', 'uuid', pieces.flatMap(peopleIn)),
    pictures: await findExisting(database, 'preview_images', 'uuid', pieces.flatMap(picturesIn)),
    authors: new Map(authors.map(({ slug, uuid }) => [slug, uuid])),
    keys: new Set(taken.map(({ uuid }) => uuid)),
  };
}

const peopleIn = ({ author, lastAuthor }: ImportedPiece) =>
  [author?.uuid ?? [], lastAuthor?.uuid ?? []].flat();

const picturesIn = ({ previewImage, performance }: ImportedPiece) =>
  [previewImage?.uuid ?? [], (performance?.characters ?? []).map(({ preview }) => preview?.uuid ?? [])].flat(
    2,
  );

const keysIn = ({ performance }: ImportedPiece) =>
  performance === undefined
    ? []
    : [performance, ...performance.characters, ...performance.dates].map(({ uuid }) => uuid);

// Keys sort by the moment a play becomes visible, so that a first load receives the newest first.
function written(piece: ImportedPiece, authors: ReadonlyMap<string, string>): WrittenPiece {
  const { performance } = piece;
  return {
    uuid: piece.uuid ?? uuidV7(piece.visibleFrom.getTime(), randomBytes(10)),
    slug: piece.slug,
    title: piece.title,
    duration: piece.duration ?? null,
    genre: piece.genre ?? null,
    resume: piece.resume,
    previewImage: piece.previewImage?.uuid ?? null,
    creationDate: piece.creationDate,
    lastModified: piece.lastModified ?? null,
    visibleFrom: piece.visibleFrom,
    author: piece.author?.uuid ?? null,
    lastAuthor: piece.lastAuthor?.uuid ?? null,
    textAuthors: piece.textAuthors.map(({ slug }) => must(authors.get(slug), 'an author found before')),
    charactersData: piece.charactersData,
    performance: performance
      ? {
          uuid: performance.uuid,
          type: performance.type.code,
          years: performance.years,
          characters: performance.characters.map(({ uuid, name, description, preview, actor }) => ({
            uuid,
            name,
            description: description ?? null,
            preview: preview?.uuid ?? null,
            actor: actor ?? null,
          })),
          dates: performance.dates,
        }
      : null,
    version: randomVersion(),
  };
}
