import { randomUUID } from 'node:crypto';
import { wholeSecond } from '#common/base/paris-time';
import type { Piece, PieceWrite } from '#common/contract/content/piece';
import { appearance } from '#common/rules/appearance';
import { writtenPerformance, writtenPiece } from '#common/rules/piece-summary';
import { randomVersion } from '../database/random-version';
import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import { locatePieceAuthor } from '../piece-author/piece-author-repository';
import { findPreviewImages } from '../preview-image/preview-image-repository';
import { freeSlug, lockNoun } from '../publication/free-slug';
import { keepRevision } from '../publication/keep-revision';
import { lockPublished } from '../publication/lock-published';
import { discardPublished } from '../publication/published';
import { readPiece } from './piece-answer';
import { type WrittenPerformance, findPartOwners, findPieces } from './piece-repository';
import { addPieces, changePiece } from './piece-storing';

/** Creates a play, under the client's uuid if it sent one. Throws `already-exists` for a taken uuid. */
export async function createPiece(
  transaction: WriteTransaction,
  write: PieceWrite,
  author: string,
): Promise<Piece> {
  await lockNoun(transaction, 'pieces');
  const uuid = write.uuid ?? randomUUID();
  if ((await findPieces(transaction.database, [uuid])).length > 0)
    throw new CallError('already-exists', { message: 'Cette pièce existe déjà.' });
  const now = wholeSecond(transaction.now);
  await addPieces(transaction, [
    {
      ...(await writtenFields(transaction, uuid, write)),
      slug: await freeSlug(transaction, 'pieces', write.title),
      creationDate: now,
      lastModified: null,
      visibleFrom: appearance(write.visibleFrom, null, now),
      author,
      lastAuthor: null,
    },
  ]);
  await keepRevision(transaction, { kind: 'piece', uuid, by: author, write }, null);
  return readPiece(transaction.database, uuid);
}

/**
 * Saves changes to a play. Its address follows its title until it appears, then never changes.
 * Throws `not-found`, and `stale-version` if it was saved since `base`.
 */
export async function updatePiece(
  transaction: WriteTransaction,
  slugOrUuid: string,
  write: PieceWrite,
  lastAuthor: string,
  base: string | null,
): Promise<Piece> {
  const current = await lockPublished(transaction, 'pieces', { slugOrUuid, base }, reading);
  const now = wholeSecond(transaction.now);
  const published = current.visible_from <= now;
  const save = { kind: 'piece', uuid: current.uuid, by: lastAuthor, write } as const;
  await keepRevision(transaction, save, () => readPiece(transaction.database, current.uuid));
  await changePiece(transaction, {
    ...(await writtenFields(transaction, current.uuid, write)),
    slug: published ? current.slug : await freeSlug(transaction, 'pieces', write.title, current.uuid),
    creationDate: current.creation_date,
    lastModified: now,
    visibleFrom: appearance(write.visibleFrom, current.visible_from, now),
    author: current.author,
    lastAuthor,
  });
  return readPiece(transaction.database, current.uuid);
}

/** Moves a play to the trash. Throws `not-found`, and `stale-version` if it was saved since `base`. */
export async function deletePiece(
  transaction: WriteTransaction,
  slugOrUuid: string,
  by: string,
  base: string | null,
): Promise<void> {
  const current = await lockPublished(transaction, 'pieces', { slugOrUuid, base }, reading);
  const { uuid, visible_from: visibleFrom } = current;
  await discardPublished(transaction, 'pieces', { uuid, visibleFrom }, by);
}

const reading = { find: findPieces, missing: 'Pièce introuvable' };

async function writtenFields(transaction: WriteTransaction, uuid: string, write: PieceWrite) {
  await expectPictures(transaction, write);
  await expectOwnParts(transaction, uuid, write);
  return {
    duration: null,
    genre: null,
    ...writtenPiece(write),
    uuid,
    resume: write.resume,
    textAuthors: await authorsNamed(transaction, write),
    performance: write.performance ? performanceOf(write.performance) : null,
    version: randomVersion(),
  };
}

// The lock prevents the removal of these authors until the commit.
async function authorsNamed(transaction: WriteTransaction, { textAuthors }: PieceWrite): Promise<string[]> {
  await lockNoun(transaction, 'piece_authors');
  const found: string[] = [];
  for (const [rank, { slug }] of textAuthors.entries()) {
    const author = await locatePieceAuthor(transaction.database, slug);
    if (author === undefined) throw invalid(`textAuthors.${rank}.slug`, 'auteur inconnu');
    if (found.includes(author.uuid)) throw invalid(`textAuthors.${rank}.slug`, 'auteur nommé deux fois');
    found.push(author.uuid);
  }
  return found;
}

function performanceOf(performance: NonNullable<PieceWrite['performance']>): WrittenPerformance {
  const { characters, ...written } = writtenPerformance(performance);
  return {
    ...written,
    characters: characters.map((character) => ({ description: null, actor: null, ...character })),
  };
}

async function expectPictures(transaction: WriteTransaction, { previewImage, performance }: PieceWrite) {
  const named = new Map([
    ['previewImage.uuid', previewImage.uuid],
    ...(performance?.characters ?? []).map(
      ({ preview }, rank) => [`performance.characters.${rank}.preview.uuid`, preview.uuid] as const,
    ),
  ]);
  const known = await findPreviewImages(transaction.database, [...new Set(named.values())]);
  for (const [path, uuid] of named)
    if (known.every((image) => image.uuid !== uuid)) throw invalid(path, 'miniature inconnue');
}

/** Checks keys made by the client: each occurs once, and none belongs to another play. */
async function expectOwnParts(transaction: WriteTransaction, uuid: string, { performance }: PieceWrite) {
  if (!performance) return;
  const keyed = new Map<string, string>();
  const parts = { '': [performance], 'characters.': performance.characters, 'dates.': performance.dates };
  for (const [list, things] of Object.entries(parts))
    for (const [rank, thing] of things.entries()) {
      const path = list === '' ? 'performance.uuid' : `performance.${list}${rank}.uuid`;
      if (keyed.has(thing.uuid)) throw invalid(path, 'donné deux fois');
      keyed.set(thing.uuid, path);
    }
  for (const { uuid: key, piece } of await findPartOwners(transaction.database, [...keyed.keys()]))
    if (piece !== uuid) throw invalid(keyed.get(key) ?? 'performance', 'appartient à une autre pièce');
}

const invalid = (path: string, fault: string) =>
  new CallError('invalid-field', { fields: { [path]: fault } });
