import { randomUUID } from 'node:crypto';
import { fullName } from '#common/base/full-name';
import { addedPieceAuthor } from '#common/rules/saves/piece-author-save';
import { CallError, rowOrThrow } from '../../platform/http/call-error';
import { hasPermission } from '../../platform/http/caller';
import type { Handlers } from '../../platform/http/handler';
import { freeSlug, lockNoun } from '../publication/free-slug';
import { readThing } from '../publication/noun-store';
import {
  addPieceAuthor,
  countPiecesBy,
  listPieceAuthors,
  pieceAuthorReader,
  readPieceAuthorRows,
  removePieceAuthor,
} from './piece-author-repository';

export const pieceAuthorRoutes = {
  listPieceAuthors: ({ caller, database, query }) =>
    listPieceAuthors(database, query, hasPermission(caller, 'content')),

  readPieceAuthor: ({ caller, database, params }) =>
    readThing(database, pieceAuthorReader, params.slug, hasPermission(caller, 'content')),

  async createPieceAuthor({ body }, transaction) {
    await lockNoun(transaction, 'piece_authors');
    const uuid = body.uuid ?? randomUUID();
    const before = (await readPieceAuthorRows(transaction.database, [uuid])).get(uuid) ?? null;
    const slug = await freeSlug(transaction, 'piece_authors', fullName(body));
    const author = rowOrThrow(addedPieceAuthor({ uuid, before, write: body }, slug));
    await addPieceAuthor(transaction, author);
    return author;
  },

  // Saving a play that names an author takes the same lock.
  async deletePieceAuthor({ params }, transaction) {
    await lockNoun(transaction, 'piece_authors');
    const author = await readThing(transaction.database, pieceAuthorReader, params.slug, true);
    const pieces = await countPiecesBy(transaction.database, author.uuid);
    if (pieces > 0) throw new CallError('wrong-state', { message: stillNamed(pieces) });
    await removePieceAuthor(transaction, author.uuid);
    return null;
  },
} satisfies Partial<Handlers>;

const stillNamed = (pieces: number) =>
  pieces === 1
    ? 'Une pièce porte encore le nom de cet auteur, peut-être dans la corbeille.'
    : `${pieces} pièces portent encore le nom de cet auteur, peut-être dans la corbeille.`;
