import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { count } from '#common/base/numbers';
import { leftBehindQueries } from '#mirror/queries/left-behind-queries';
import { syncAtom } from '../../state/connection';
import { readReturnAddress } from '../../state/return-address';
import { absentWords } from '../../text/sync-sentences';

/** For whoever is about to log in: why the session ended, if that is known, what waits for the login, where it leads. */
export function useReturnWords(): readonly string[] {
  const state = useAtomValue(syncAtom);
  const ended = state.session.kind === 'ended' ? state.session : null;
  const person = ended?.person ?? null;
  const left = useLiveQuery(async () => (person === null ? null : leftBehindQueries.of(person)), [person]);
  const drafts = left?.drafts ?? 0;
  const words = absentWords(state).map((sentence) => `${sentence}.`);
  if (drafts > 0)
    words.push(
      count(drafts, 'brouillon est gardé sur cet appareil.', 'brouillons sont gardés sur cet appareil.'),
    );
  if (person !== null && readReturnAddress()?.by === person)
    words.push('Vous reviendrez à la page où vous étiez.');
  return [...(ended?.reason ? [ended.reason] : []), ...(words.length > 0 ? [words.join(' ')] : [])];
}
