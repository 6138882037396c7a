import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { count } from '#common/base/numbers';
import { leftBehindQueries } from '#mirror/queries/left-behind-queries';
import { personAtom } from '../../state/session';

/** What stays of the person on this device if they leave, besides what waits for the network: `2 brouillons`. */
export function useLeftBehind(): readonly string[] {
  const owner = useAtomValue(personAtom)?.uuid;
  const left = useLiveQuery(async () => (owner === undefined ? none : leftBehindQueries.of(owner)), [owner]);
  const { refused, drafts } = left ?? none;
  return [
    ...(refused > 0 ? [count(refused, 'modification à traiter', 'modifications à traiter')] : []),
    ...(drafts > 0 ? [count(drafts, 'brouillon')] : []),
  ];
}

const none = { refused: 0, drafts: 0 };
