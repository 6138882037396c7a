import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import type { DraftNoun } from '#common/rules/lane';
import { type DraftSummary, draftQueries } from '#mirror/queries/draft-queries';
import { personAtom } from '../../../state/session';

/**
 * The logged-in person's unsaved drafts of this kind on this device, the latest first.
 * @param show its uuid, to list only what belongs to this show
 */
export function useDrafts(noun: DraftNoun, show?: string): readonly DraftSummary[] {
  const owner = useAtomValue(personAtom)?.uuid;
  const drafts = useLiveQuery(
    async () => (owner === undefined ? none : draftQueries.list(owner, noun, show)),
    [owner, noun, show],
  );
  return drafts ?? none;
}

const none: readonly DraftSummary[] = [];
