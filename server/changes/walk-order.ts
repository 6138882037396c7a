import {
  type Collection,
  type Feed,
  collectionNames,
  collectionsOf,
} from '#common/contract/collection-names';
import { must } from '#common/base/must';
import type { WalkPosition } from './cursor';

/** Where a first load begins. */
export const firstPosition = (feed: Feed): WalkPosition => ({
  collection: must(nextCollection(feed, -1), 'a collection of each feed'),
  key: null,
});

export const isFirstPosition = (feed: Feed, { collection, key }: WalkPosition): boolean =>
  key === null && collection === nextCollection(feed, -1);

/** The feed's first collection after a place in the contract's order, null after the last. */
export function nextCollection(feed: Feed, rank: number): Collection | null {
  return collectionsOf(feed).find((name) => collectionNames.indexOf(name) > rank) ?? null;
}
