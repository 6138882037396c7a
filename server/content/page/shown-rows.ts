import type { Collection } from '#common/contract/feed/collection-names';
import type { ReadRows } from '../../platform/feed/read-rows';

/** The rows of a collection with their own type, which the readers' common type does not carry. */
export const rowsOf = <Row>(rows: ReadRows['byCollection'], collection: Collection) =>
  (rows[collection] ?? []) as Row[];
