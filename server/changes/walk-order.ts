import {
  type Collection,
  type Feed,
  collectionNames,
  collectionsOf,
} from '#common/contract/feed/collection-names';
import { must } from '#common/base/must';
import type { WalkPosition } from './cursor';

/** Where a first load begins. */
export const firstPosition = (feed: Feed): WalkPosition => ({
  collection: must(nextCollection(feed, -1), 'a collection of each feed'),
  key: null,
});

/**
 * Where a first load stands on a mirror that holds a few rows from anywhere already: all is still to be sent, and the log
 * counts from now on, for the sake of those rows.
 */
export const positionBesideFirstRows = (feed: Feed): WalkPosition => ({
  ...firstPosition(feed),
  key: ABOVE_EVERY_KEY,
});

const ABOVE_EVERY_KEY = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Whether nothing was sent yet of a first load that stands here. */
export const isFirstPosition = (feed: Feed, { collection, key }: WalkPosition): boolean =>
  key === null && collection === nextCollection(feed, -1);

/** The feed's first collection after a place in the contract's order, null after the last. */
export function nextCollection(feed: Feed, rank: number): Collection | null {
  return collectionsOf(feed).find((name) => collectionNames.indexOf(name) > rank) ?? null;
}
