import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { waitingFileQueries } from '#mirror/queries/waiting-file-queries';
import { personAtom } from '../../state/session';

/**
 * A picture that was added here and that the server does not have yet.
 * @param lane what it was added to: `image:<uuid>`; null: no lookup
 * @returns null if none waits
 */
export function useWaitingPicture(lane: string | null): Blob | null {
  const owner = useAtomValue(personAtom)?.uuid ?? null;
  const file = useLiveQuery(
    async () => (owner === null || lane === null ? null : waitingFileQueries.read(owner, lane)),
    [owner, lane],
  );
  return file ?? null;
}
