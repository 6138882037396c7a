import type { Collection } from '#common/contract/feed/collection-names';
import type { ReadRows } from '../changes/read-rows';

/** What a collection's reader gave, which the readers' common type does not tell. */
export const rowsOf = <Row>(rows: ReadRows['byCollection'], collection: Collection) =>
  (rows[collection] ?? []) as Row[];
