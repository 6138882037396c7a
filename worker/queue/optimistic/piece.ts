import { type PieceBodyRow, type PieceRow, type PieceWrite, pieceWrite } from '#common/contract/piece';
import type { Effect, WaitingWrite } from './effect';
import { type Saving, publishedEffect, signed } from './published';

/** A play saved or deleted here. */
export function pieceEffect(pending: WaitingWrite): Effect | null {
  return publishedEffect<PieceWrite, PieceRow>(pending, {
    struct: pieceWrite,
    collections: ['pieces', 'piece-bodies', 'coming-pieces', 'coming-piece-bodies'],
    find: (scene, uuid) => scene.get('pieces', uuid) ?? scene.get('coming-pieces', uuid),
    make: pieceRow,
    put(scene, row, write, place) {
      const { uuid } = row;
      scene.set(place === 'appeared' ? 'pieces' : 'coming-pieces', uuid, row);
      scene.set(place === 'appeared' ? 'piece-bodies' : 'coming-piece-bodies', uuid, bodyOf(uuid, write));
    },
  });
}

function pieceRow(write: PieceWrite, saving: Saving<PieceRow>): PieceRow {
  const { performance } = write;
  const genre = write.genre?.trim();
  return {
    ...signed(write, saving),
    title: write.title.trim(),
    ...(write.duration && { duration: write.duration }),
    ...(genre && { genre }),
    previewImage: write.previewImage.uuid,
    // Whoever saves a play here names its authors as they were read, with their keys.
    textAuthors: write.textAuthors.flatMap(({ uuid }) => uuid ?? []),
    charactersData: write.charactersData,
    ...(performance && {
      performed: {
        uuid: performance.uuid,
        type: performance.type.code,
        years: [...new Set(performance.years)].toSorted((one, other) => one - other),
      },
    }),
  };
}

function bodyOf(uuid: string, { resume, performance }: PieceWrite): PieceBodyRow {
  return {
    uuid,
    resume,
    characters: (performance?.characters ?? []).map(({ description, preview, actor, ...character }) => ({
      ...character,
      ...(description?.trim() && { description: description.trim() }),
      preview: preview.uuid,
      ...(actor?.trim() && { actor: actor.trim() }),
    })),
    dates: (performance?.dates ?? []).toSorted((one, other) => one.date.getTime() - other.date.getTime()),
  };
}
