import { everyFieldOf } from '../../base/every-field-of';
import { fail, succeed } from '../../base/result';
import type { PieceAuthor, PieceAuthorWrite } from '../../contract/content/piece-author';
import { pieceAuthorNoun } from '../../nouns/piece-author';
import type { Ruling } from './refusal';
import { type Addition, existingRefusal } from './save';
import { savedFields } from './saved-fields';

const { fields, words } = pieceAuthorNoun;

/** An author of plays as it is added. @param slug an address that no other one has */
export function addedPieceAuthor(
  { uuid, before, write }: Addition<PieceAuthor, PieceAuthorWrite>,
  slug: string,
): Ruling<PieceAuthor> {
  const refusal = existingRefusal(before, words.exists);
  if (refusal !== null) return fail(refusal);
  return succeed(everyFieldOf<PieceAuthor>()({ uuid, slug, ...savedFields(fields, write) }));
}
