import { type Collection, collectionNames } from '#common/contract/feed/collection-names';

/** Row keys by collection. */
export type Keys = ReadonlyMap<Collection, ReadonlySet<string>>;

export interface RowKey {
  readonly collection: Collection;
  readonly key: string;
}

/** Groups keys by collection, without duplicates, in the order of collections. */
export function keysOf(rows: Iterable<RowKey>): Keys {
  const found = new Map<Collection, Set<string>>();
  for (const { collection, key } of rows) {
    const keys = found.get(collection) ?? new Set();
    found.set(collection, keys.add(key));
  }
  return new Map(
    collectionNames.flatMap((name) => (found.has(name) ? [[name, found.get(name) ?? new Set()]] : [])),
  );
}

/** No rows. */
export const noKeys: Keys = new Map();

/** Whether there are no rows. */
export const isEmpty = (keys: Keys): boolean => keys.size === 0;

/** The rows of either. */
export const union = (one: Keys, other: Keys): Keys => keysOf([...rowsOf(one), ...rowsOf(other)]);

/** The rows of the first that are not among the second. */
export const difference = (one: Keys, without: Keys): Keys =>
  keysOf([...rowsOf(one)].filter(({ collection, key }) => !without.get(collection)?.has(key)));

/** The rows in both. */
export const intersection = (one: Keys, other: Keys): Keys =>
  keysOf([...rowsOf(one)].filter(({ collection, key }) => other.get(collection)?.has(key)));

/** Keys in the form of the API. */
export const textKeys = (keys: Keys): Record<string, string[]> =>
  Object.fromEntries([...keys].map(([collection, held]) => [collection, [...held]]));

/** Iterates over the rows in the order of collections. */
export function* rowsOf(keys: Keys): Generator<RowKey> {
  for (const [collection, held] of keys) for (const key of held) yield { collection, key };
}

/** The weight on a page of a row of each collection that is not ordinary: documents are long. */
const weights: Readonly<Partial<Record<Collection, number>>> = {
  'news-bodies': 8,
  'coming-news-bodies': 8,
  'piece-bodies': 8,
  'coming-piece-bodies': 8,
  'about-texts': 8,
};

/** The weight of a row on a page; 1 for an ordinary one. */
export const weightOf = (collection: Collection): number => weights[collection] ?? 1;

/** The total weight of these rows. */
export function weightOfAll(keys: Keys): number {
  return [...keys].reduce((sum, [collection, held]) => sum + held.size * weightOf(collection), 0);
}
