import { everyFieldOf } from '../../base/every-field-of';
import { fail, succeed } from '../../base/result';
import type { PieceAuthor, PieceAuthorWrite } from '../../contract/content/piece-author';
import type { Ruling } from './refusal';
import { type Addition, existingRefusal } from './save';

/** An author of plays as it is added. @param slug an address that no other one has */
export function addedPieceAuthor(
  addition: Addition<PieceAuthor, PieceAuthorWrite>,
  slug: string,
): Ruling<PieceAuthor> {
  const refusal = existingRefusal(addition.before, 'Cet auteur existe déjà.');
  if (refusal !== null) return fail(refusal);
  const { uuid, write } = addition;
  return succeed(
    everyFieldOf<PieceAuthor>()({
      uuid,
      slug,
      name: write.name.trim(),
      firstname: write.firstname.trim(),
    }),
  );
}
