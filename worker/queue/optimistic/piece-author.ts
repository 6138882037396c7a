import { pieceAuthorWrite } from '#common/contract/content/piece-author';
import { readLane } from '#common/rules/lane';
import { addedPieceAuthor } from '#common/rules/saves/piece-author-save';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';
import { clear, editorsEffect } from './published';

const places = ['piece-authors'] as const;

/** An author added or removed here. */
export function pieceAuthorEffect(pending: WaitingWrite): Effect | null {
  const { key: uuid } = readLane(pending.thing);
  if (pending.call === 'deletePieceAuthor')
    return editorsEffect(uuid, places, (rows) => clear(rows, uuid, places));
  const write = decoded(pending.body, pieceAuthorWrite);
  if (write === null) return null;
  return editorsEffect(uuid, places, (rows) => {
    // The server chooses a free slug; until then the uuid stands in for it.
    const ruling = addedPieceAuthor({ uuid, before: rows.get('piece-authors', uuid), write }, uuid);
    if (ruling.ok) rows.set('piece-authors', uuid, ruling.value);
  });
}
