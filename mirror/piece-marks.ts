import { fold } from '#common/base/fold';
import type { PieceBodyRow } from '#common/contract/content/piece';

/** The marks of a play's body in the mirror, so that the plays of one actor are found by an index. */
export function pieceBodyMarks({ characters }: PieceBodyRow) {
  return { $actors: [...new Set(characters.flatMap(({ actor }) => actorMark(actor ?? '') ?? []))] };
}

/** An actor's name as it is indexed; null for no name. */
export const actorMark = (name: string): string | null => fold(name) || null;
