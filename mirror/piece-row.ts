import { uuidPattern } from '#common/base/uuid';
import type { PieceRow } from '#common/contract/content/piece';
import type { Generation } from './generation';

/** The row of a play by slug or uuid, public or still to come; undefined if this mirror has none. */
export function findPieceRow(
  generation: Generation,
  collection: 'pieces' | 'coming-pieces',
  slugOrUuid: string,
): Promise<PieceRow | undefined> {
  const rows = generation.rows(collection);
  return uuidPattern.test(slugOrUuid) ? rows.get(slugOrUuid) : rows.where('slug').equals(slugOrUuid).first();
}
