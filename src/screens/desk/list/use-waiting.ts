import { useLiveQuery } from 'dexie-react-hooks';
import type { LaneNoun } from '#common/rules/lane';
import { waitingQueries } from '#mirror/queries/waiting-queries';

/** The uuids of the things of this kind with changes that were saved here and are not on the server yet. */
export const useWaiting = (noun: LaneNoun): ReadonlySet<string> =>
  useLiveQuery(() => waitingQueries.uuidsOf(noun), [noun]) ?? none;

const none: ReadonlySet<string> = new Set();
