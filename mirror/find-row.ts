import { uuidPattern } from '#common/base/uuid';
import type { Addressed, Generation } from './generation';
import type { MirrorRow } from './shelf';

/** The row of a thing by slug or uuid, as it is stored; undefined if this mirror has none. */
export function findRow<C extends Addressed>(
  generation: Generation,
  collection: C,
  slugOrUuid: string,
): Promise<MirrorRow<C> | undefined> {
  const rows = generation.rows(collection);
  return uuidPattern.test(slugOrUuid) ? rows.get(slugOrUuid) : rows.where('slug').equals(slugOrUuid).first();
}
