import { editorOf, seesComing } from '../../platform/guard/editors';
import type { Handlers } from '../../platform/http/handler';
import { locatePublished } from '../publication/locate';
import { readPiece } from './piece-answer';
import { listPieces } from './piece-list';
import { createPiece, deletePiece, unknownPiece, updatePiece } from './piece-change';

export const pieceRoutes = {
  listPieces: ({ caller, query, database }) => listPieces(database, query, seesComing(caller)),

  async readPiece({ caller, params, database }) {
    const uuid = await locatePublished(database, 'pieces', params.slug, seesComing(caller));
    if (uuid === undefined) throw unknownPiece();
    return readPiece(database, uuid);
  },

  createPiece: ({ caller, body }, transaction) => createPiece(transaction, body, editorOf(caller)),

  updatePiece: ({ caller, params, body, ifMatch }, transaction) =>
    updatePiece(transaction, params.slug, body, editorOf(caller), ifMatch),

  async deletePiece({ caller, params, ifMatch }, transaction) {
    await deletePiece(transaction, params.slug, editorOf(caller), ifMatch);
    return null;
  },
} satisfies Partial<Handlers>;
