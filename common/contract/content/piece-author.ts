import { type Infer, object, optional, type } from 'superstruct';
import { pieceAuthorNoun } from '../../nouns/piece-author';
import { bodyStructs, rowStructs } from '../fields/field-structs';
import { pageQuery } from '../fields/list-query';
import { slug, text, uuid } from '../fields/primitives';

/** The author of a play. An author with a single name (Molière) has an empty `firstname`. */
export const pieceAuthor = type({ uuid, slug, ...rowStructs(pieceAuthorNoun.fields) });
export interface PieceAuthor extends Infer<typeof pieceAuthor> {}

/** POST body. A client that creates offline brings its own version 7 `uuid`; the server chooses the slug. */
export const pieceAuthorWrite = object({ uuid: optional(uuid), ...bodyStructs(pieceAuthorNoun.fields) });
export interface PieceAuthorWrite extends Infer<typeof pieceAuthorWrite> {}

/** GET /api/piece-authors: both filters match beginnings of words, ignoring case and accents. */
export const pieceAuthorQuery = object({
  ...pageQuery,
  name: optional(text(100)),
  firstname: optional(text(100)),
});
export type PieceAuthorQuery = Infer<typeof pieceAuthorQuery>;
