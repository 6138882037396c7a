import { everyFieldOf } from '#common/base/every-field-of';
import { type PieceAuthor, pieceAuthorWrite } from '#common/contract/content/piece-author';
import { readLane } from '#common/rules/lane';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';
import { clear, editorsEffect } from './published';

const places = ['piece-authors'] as const;

/** An author added or removed here. */
export function pieceAuthorEffect(pending: WaitingWrite): Effect | null {
  const { key: uuid } = readLane(pending.thing);
  if (pending.call === 'deletePieceAuthor')
    return editorsEffect(uuid, places, (scene) => clear(scene, uuid, places));
  const write = decoded(pending.body, pieceAuthorWrite);
  if (write === null) return null;
  return editorsEffect(uuid, places, (scene) => {
    if (scene.get('piece-authors', uuid) !== null) return;
    // The server chooses a free slug; until then the uuid stands in for it.
    const author = everyFieldOf<PieceAuthor>()({
      uuid,
      slug: uuid,
      name: write.name.trim(),
      firstname: write.firstname.trim(),
    });
    scene.set('piece-authors', uuid, author);
  });
}
