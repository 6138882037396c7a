import { pieceWrite } from '#common/contract/content/piece';
import { savedPiece } from '#common/rules/saves/piece-save';
import type { Effect, WaitingWrite } from './effect';
import { publishedEffect } from './published';
import { assumeExists, assumeUnused, provisionalSlug } from './unknown-here';

/** A play saved or deleted here. */
export const pieceEffect = (pending: WaitingWrite): Effect | null =>
  publishedEffect(pending, {
    struct: pieceWrite,
    collections: ['pieces', 'piece-bodies', 'coming-pieces', 'coming-piece-bodies'],
    find: (rows, uuid) => rows.get('pieces', uuid) ?? rows.get('coming-pieces', uuid),
    save: (save) =>
      savedPiece(save, {
        slug: provisionalSlug(save),
        isPreviewImage: assumeExists,
        isElsewhere: assumeUnused,
        // A play saved here names its authors as they were read, with their uuids. An old version may name them by their slugs
        // alone: until the server has it, it is shown without these, of which a mirror has none under that key.
        authorNamed: ({ uuid, slug }) => uuid ?? slug,
      }),
    put(rows, { row, body }, place) {
      rows.set(place === 'appeared' ? 'pieces' : 'coming-pieces', row.uuid, row);
      rows.set(place === 'appeared' ? 'piece-bodies' : 'coming-piece-bodies', row.uuid, body);
    },
  });
