import { fold } from '#common/base/fold';
import type { PieceBodyRow } from '#common/contract/content/piece';

/** What the body of a play carries in the mirror, so that the plays of one actor are found by an index. */
export function pieceBodyMarks({ characters }: PieceBodyRow) {
  return { $actors: [...new Set(characters.flatMap(({ actor }) => actorMark(actor ?? '') ?? []))] };
}

/** An actor's name as the index knows it; null for no name. */
export const actorMark = (name: string): string | null => fold(name) || null;
