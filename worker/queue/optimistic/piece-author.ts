import { pieceAuthorWrite } from '#common/contract/content/piece-author';
import { readLane } from '#common/rules/lane';
import { addedPieceAuthor } from '#common/rules/saves/piece-author-save';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';
import { clear, editorsEffect } from './published';

const places = ['piece-authors', 'coming-piece-authors'] as const;

/** An author added or removed here: an added one is visible only to editors until a public play names them. */
export function pieceAuthorEffect(pending: WaitingWrite): Effect | null {
  const { key: uuid } = readLane(pending.thing);
  if (pending.call === 'deletePieceAuthor')
    return editorsEffect(uuid, places, (rows) => clear(rows, uuid, places));
  const write = decoded(pending.body, pieceAuthorWrite);
  if (write === null) return null;
  return editorsEffect(uuid, places, (rows) => {
    // The server chooses a free slug; until then the uuid stands in for it.
    const before = rows.get('piece-authors', uuid) ?? rows.get('coming-piece-authors', uuid);
    const ruling = addedPieceAuthor({ uuid, before, write }, uuid);
    if (ruling.ok) rows.set('coming-piece-authors', uuid, ruling.value);
  });
}
