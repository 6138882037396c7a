import {
  type Collection,
  type Feed,
  collectionNames,
  collectionsOf,
} from '#common/contract/feed/collection-names';
import { must } from '#common/base/must';
import type { WalkPosition } from './cursor';

/** The start of a first load. */
export const firstPosition = (feed: Feed): WalkPosition => ({
  collection: must(nextCollection(feed, -1), 'a collection of each feed'),
  key: null,
});

/**
 * The start of a first load on a mirror that already holds a few scattered rows: everything is still to be sent, but
 * the log is followed from now on for the sake of those rows.
 */
export const positionBesideFirstRows = (feed: Feed): WalkPosition => ({
  ...firstPosition(feed),
  key: ABOVE_EVERY_KEY,
});

const ABOVE_EVERY_KEY = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Whether a first load at this position has not sent anything yet. */
export const isFirstPosition = (feed: Feed, { collection, key }: WalkPosition): boolean =>
  key === null && collection === nextCollection(feed, -1);

/** Whether a first load is still at the feed's first collection: no page of it has been sent. */
export const isBeginning = ([{ feed }, { collection }]: readonly [
  { readonly feed: Feed },
  WalkPosition,
]): boolean => collection === nextCollection(feed, -1);

/** The feed's first collection after a rank in the contract's order; null after the last. */
export function nextCollection(feed: Feed, rank: number): Collection | null {
  return collectionsOf(feed).find((name) => collectionNames.indexOf(name) > rank) ?? null;
}
