import { randomUUID } from 'node:crypto';
import { addedPieceAuthor } from '#common/rules/saves/piece-author-save';
import { CallError, rowOrThrow } from '../http/call-error';
import { hasPermission } from '../http/caller';
import type { Handlers } from '../http/handler';
import { freeSlug, lockNoun } from '../publication/free-slug';
import {
  addPieceAuthor,
  countPiecesBy,
  findPieceAuthors,
  listPieceAuthors,
  locatePieceAuthor,
  removePieceAuthor,
} from './piece-author-repository';

const unknown = () => new CallError('not-found', { message: 'Auteur introuvable' });

export const pieceAuthorRoutes = {
  listPieceAuthors: ({ caller, database, query }) =>
    listPieceAuthors(database, query, hasPermission(caller, 'content')),

  async readPieceAuthor({ caller, database, params }) {
    const author = await locatePieceAuthor(database, params.slug, hasPermission(caller, 'content'));
    if (author === undefined) throw unknown();
    return author;
  },

  async createPieceAuthor({ body }, transaction) {
    await lockNoun(transaction, 'piece_authors');
    const uuid = body.uuid ?? randomUUID();
    const [before = null] = await findPieceAuthors(transaction.database, [uuid]);
    const slug = await freeSlug(transaction, 'piece_authors', `${body.firstname} ${body.name}`);
    const author = rowOrThrow(addedPieceAuthor({ uuid, before, write: body }, slug));
    await addPieceAuthor(transaction, author);
    return author;
  },

  // Saving a play that names an author takes the same lock.
  async deletePieceAuthor({ params }, transaction) {
    await lockNoun(transaction, 'piece_authors');
    const author = await locatePieceAuthor(transaction.database, params.slug);
    if (author === undefined) throw unknown();
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
