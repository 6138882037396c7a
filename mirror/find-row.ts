import { uuidPattern } from '#common/base/uuid';
import type { Collection } from '#common/contract/feed/collection-names';
import type { Generation } from './generation';
import type { MirrorRow } from './shelf';

/** A collection whose rows have slugs, with an index of them. */
type Addressed = Extract<
  Collection,
  | 'pieces'
  | 'coming-pieces'
  | 'news'
  | 'coming-news'
  | 'about-texts'
  | `desk-${'shows' | 'events' | 'sponsors'}`
>;

/** The row of a thing by slug or uuid, as it is stored; undefined if this mirror has none. */
export function findRow<C extends Addressed>(
  generation: Generation,
  collection: C,
  slugOrUuid: string,
): Promise<MirrorRow<C> | undefined> {
  const rows = generation.rows(collection);
  return uuidPattern.test(slugOrUuid) ? rows.get(slugOrUuid) : rows.where('slug').equals(slugOrUuid).first();
}
