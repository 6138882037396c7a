import { succeed } from '#common/base/result';
import { pieceWrite } from '#common/contract/content/piece';
import { savedPiece } from '#common/rules/saves/piece-save';
import type { Effect, WaitingWrite } from './effect';
import { publishedEffect } from './published';
import { anyMiniature, nothingElsewhere, slugHere } from './unknown-here';

/** A play saved or deleted here. */
export function pieceEffect(pending: WaitingWrite): Effect | null {
  return publishedEffect(pending, {
    struct: pieceWrite,
    collections: ['pieces', 'piece-bodies', 'coming-pieces', 'coming-piece-bodies'],
    find: (scene, uuid) => scene.get('pieces', uuid) ?? scene.get('coming-pieces', uuid),
    save(save) {
      const ruling = savedPiece(save, {
        slug: slugHere(save),
        isMiniature: anyMiniature,
        isElsewhere: nothingElsewhere,
        // A play saved here names its authors as they were read, with their uuids.
        authorNamed: (author) => author.uuid,
      });
      return ruling.ok ? succeed({ ...ruling.value, visibleFrom: ruling.value.row.visibleFrom }) : ruling;
    },
    put(scene, { row, body }, place) {
      scene.set(place === 'appeared' ? 'pieces' : 'coming-pieces', row.uuid, row);
      scene.set(place === 'appeared' ? 'piece-bodies' : 'coming-piece-bodies', row.uuid, body);
    },
  });
}
