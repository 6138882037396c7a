import { everyFieldOf } from '#common/base/every-field-of';
import {
  type PieceBodyRow,
  type PieceRow,
  type PieceWrite,
  pieceWrite,
} from '#common/contract/content/piece';
import { writtenPerformance, writtenPiece } from '#common/rules/piece-summary';
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
  return everyFieldOf<PieceRow>()({
    ...signed(write, saving),
    ...writtenPiece(write),
    // A play saved here names its authors as they were read, with their uuids.
    textAuthors: write.textAuthors.flatMap(({ uuid }) => uuid ?? []),
    ...(write.performance && { performed: performedOf(writtenPerformance(write.performance)) }),
  });
}

const performedOf = ({ uuid, type, years }: ReturnType<typeof writtenPerformance>) => ({ uuid, type, years });

function bodyOf(uuid: string, { resume, performance }: PieceWrite): PieceBodyRow {
  const { characters, dates } = performance ? writtenPerformance(performance) : unperformed;
  return everyFieldOf<PieceBodyRow>()({ uuid, resume, characters, dates });
}

const unperformed = { characters: [], dates: [] };
