import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import type { DraftNoun } from '#common/rules/lane';
import { type DraftSummary, draftQueries } from '#mirror/queries/draft-queries';
import { personAtom } from '../../state/session';

/** What whoever is here began to write of a noun on this device and has not saved, the latest first. */
export function useDrafts(noun: DraftNoun): readonly DraftSummary[] {
  const owner = useAtomValue(personAtom)?.uuid;
  const drafts = useLiveQuery(
    async () => (owner === undefined ? none : draftQueries.list(owner, noun)),
    [owner, noun],
  );
  return drafts ?? none;
}

const none: readonly DraftSummary[] = [];
