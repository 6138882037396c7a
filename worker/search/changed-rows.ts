import { Dexie, type ObservabilitySet } from 'dexie';
import { type Collection, collectionNames } from '#common/contract/feed/collection-names';

/** Rows of a generation that changed; `null`: any row of the collection may have. */
export type RowsChanged = (database: string, collection: Collection, uuids: readonly string[] | null) => void;

/** Reports the rows that this worker, and those of other tabs, change in any generation, once they are committed. */
export function followChangedRows(tell: RowsChanged): void {
  Dexie.on('storagemutated', (parts: ObservabilitySet) => {
    for (const [part, ranges] of Object.entries(parts)) {
      const [, database, collection, index] = /^idb:\/\/([^/]+)\/([^/]+)\/(.*)$/.exec(part) ?? [];
      if (database === undefined || index !== '' || !isCollection(collection)) continue;
      const uuids = keysOf(ranges);
      if (uuids === null || uuids.length > 0) tell(database, collection, uuids);
    }
  });
}

/** A set of keys as Dexie reports it: a tree of ranges. From another tab it comes as plain data. */
interface RangeNode {
  readonly d: number;
  readonly from?: unknown;
  readonly to?: unknown;
  readonly l?: RangeNode | null;
  readonly r?: RangeNode | null;
}

/** The keys in a set of ranges; null where a range is more than one key. */
function keysOf(ranges: RangeNode): readonly string[] | null {
  const keys: string[] = [];
  const nodes: RangeNode[] = [ranges];
  for (const { from, to, l, r } of nodes) {
    if (from !== to) return null;
    if (typeof from === 'string') keys.push(from);
    nodes.push(...[l, r].filter((node) => node !== null && node !== undefined));
  }
  return keys;
}

const names: readonly string[] = collectionNames;
const isCollection = (name: string | undefined): name is Collection =>
  name !== undefined && names.includes(name);
