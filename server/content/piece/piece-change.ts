import { randomUUID } from 'node:crypto';
import type { Piece, PieceBodyRow, PieceWrite } from '#common/contract/content/piece';
import { type PieceBy, partsOf, pieceWords, savedPiece } from '#common/rules/saves/piece-save';
import { takesAddressOfTitle } from '#common/rules/saves/published-save';
import { type NewSave, checkVersion } from '#common/rules/saves/save';
import { findExisting } from '../../platform/database/find-existing';
import { stampedSave } from '../../platform/database/stamped-save';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError, rowOrThrow } from '../../platform/http/call-error';
import { pieceAuthorReader } from '../piece-author/piece-author-repository';
import { freeSlug, lockNoun } from '../publication/free-slug';
import { findThing } from '../publication/noun-store';
import { storeRevision } from '../publication/store-revision';
import { lockPublished } from '../publication/lock-published';
import { namingUuids } from '../publication/naming-uuids';
import { discardPublished } from '../publication/published';
import { isPieceInShow } from '../../agenda/show/show-projection';
import { readPiece, readPieceRows } from './piece-answer';
import { findPartOwners, findPieces } from './piece-repository';
import { type WrittenPiece, addPieces, changePiece } from './piece-store-repository';

/** The error for an unknown play, or one that the caller may not see. */
export const unknownPiece = () => new CallError('not-found', { message: pieceWords.missing });

/** Creates a play, under the client's uuid if it sent one. Throws `already-exists` for a taken uuid. */
export async function createPiece(
  transaction: WriteTransaction,
  write: PieceWrite,
  by: string,
): Promise<Piece> {
  await lockNoun(transaction, 'pieces');
  const uuid = write.uuid ?? randomUUID();
  const before = await readStored(transaction, uuid);
  await addPieces(transaction, [
    await written(transaction, { uuid, isNew: true, before, write, base: null }, by),
  ]);
  await storeRevision(transaction, { kind: 'piece', uuid, by, write }, null);
  return readPiece(transaction.database, uuid);
}

/**
 * Saves changes to a play. Its address follows its title until it appears or a show names it, then never changes.
 * Throws `not-found`, and `stale-version` if it was saved since `base`.
 */
export async function updatePiece(
  transaction: WriteTransaction,
  slugOrUuid: string,
  write: PieceWrite,
  by: string,
  base: string | null,
): Promise<Piece> {
  const { uuid } = await lockPublished(transaction, 'pieces', slugOrUuid, reading);
  const before = await readStored(transaction, uuid);
  const piece = await written(transaction, { uuid, isNew: false, before, write, base }, by);
  const kept = { kind: 'piece', uuid, by, write } as const;
  await storeRevision(transaction, kept, () => readPiece(transaction.database, uuid));
  await changePiece(transaction, piece);
  return readPiece(transaction.database, uuid);
}

/** Moves a play to the trash. Throws `not-found`, and `stale-version` if it was saved since `base`. */
export async function deletePiece(
  transaction: WriteTransaction,
  slugOrUuid: string,
  by: string,
  base: string | null,
): Promise<void> {
  const piece = await lockPublished(transaction, 'pieces', slugOrUuid, reading);
  const { uuid, visible_from: visibleFrom } = rowOrThrow(checkVersion(piece, base));
  await discardPublished(transaction, 'pieces', { uuid, visibleFrom }, by);
}

const reading = { find: findPieces, missing: pieceWords.missing };

async function readStored({ database }: WriteTransaction, uuid: string): Promise<PieceBy<string> | null> {
  const row = (await readPieceRows(database, [uuid])).get(uuid);
  return row === undefined ? null : namingUuids(row);
}

async function written(
  transaction: WriteTransaction,
  save: NewSave<PieceBy<string>, PieceWrite>,
  by: string,
): Promise<WrittenPiece> {
  const { uuid, before, write } = save;
  const { database } = transaction;
  const now = stampedSave(transaction, save, by);
  const slug =
    before !== null && (!takesAddressOfTitle(before, now.at) || (await isPieceInShow(database, before.slug)))
      ? before.slug
      : await freeSlug(transaction, 'pieces', write.title, uuid);
  const pictures = [
    write.previewImage,
    ...(write.performance?.characters ?? []).map(({ preview }) => preview),
  ];
  const previewImages = await findExisting(
    database,
    'preview_images',
    'uuid',
    pictures.map((picture) => picture.uuid),
  );
  const owners = await findPartOwners(
    database,
    partsOf(write.performance).map((part) => part.uuid),
  );
  const elsewhere = new Set(owners.filter(({ piece }) => piece !== uuid).map((part) => part.uuid));
  const authors = await findAuthors(transaction, write);
  const ruling = savedPiece(now, {
    slug,
    isPreviewImage: (key) => previewImages.has(key),
    isElsewhere: (key) => elsewhere.has(key),
    authorNamed: (author) => authors.get(author.slug),
  });
  const { row, body } = rowOrThrow(ruling);
  return writtenPieceOf(row, body);
}

/** The uuids of the authors that a play names, by slug or uuid. They are not removed before the commit. */
async function findAuthors(
  transaction: WriteTransaction,
  { textAuthors }: PieceWrite,
): Promise<ReadonlyMap<string, string>> {
  await lockNoun(transaction, 'piece_authors');
  const found = new Map<string, string>();
  for (const { slug } of textAuthors) {
    const author = await findThing(transaction.database, pieceAuthorReader, slug, true);
    if (author !== undefined) found.set(slug, author.uuid);
  }
  return found;
}

function writtenPieceOf(
  { performed, ...row }: PieceBy<string>,
  { resume, characters, dates }: PieceBodyRow,
): WrittenPiece {
  return {
    ...row,
    resume,
    duration: row.duration ?? null,
    genre: row.genre ?? null,
    previewImage: row.previewImage ?? null,
    lastModified: row.lastModified ?? null,
    author: row.author ?? null,
    lastAuthor: row.lastAuthor ?? null,
    performance: performed
      ? {
          ...performed,
          characters: characters.map(({ uuid, name, description, preview, actor }) => ({
            uuid,
            name,
            description: description ?? null,
            preview: preview ?? null,
            actor: actor ?? null,
          })),
          dates,
        }
      : null,
  };
}
