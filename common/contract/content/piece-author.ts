import { type Infer, object, optional, string, type } from 'superstruct';
import { pageQuery } from '../fields/list-query';
import { line, shortText, slug, text, uuid } from '../fields/primitives';

/** The author of a play. An author with a single name (Molière) has an empty `firstname`. */
export const pieceAuthor = type({ uuid, slug, name: string(), firstname: string() });
export type PieceAuthor = Infer<typeof pieceAuthor>;

/** POST body. A client that creates offline brings its own version 7 `uuid`; the server chooses the slug. */
export const pieceAuthorWrite = object({
  uuid: optional(uuid),
  name: line(100),
  firstname: shortText(100),
});
export type PieceAuthorWrite = Infer<typeof pieceAuthorWrite>;

/** GET /api/piece-authors: both filters match beginnings of words, ignoring case and accents. */
export const pieceAuthorQuery = object({
  ...pageQuery,
  name: optional(text(100)),
  firstname: optional(text(100)),
});
export type PieceAuthorQuery = Infer<typeof pieceAuthorQuery>;
