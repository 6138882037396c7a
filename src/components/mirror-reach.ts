import { atom, useAtomValue } from 'jotai';
import { syncAtom } from '../state/connection';

/**
 * How far an answer of the mirror may be believed:
 * - complete: a first load ended, so what is not there does not exist, as far as this device knows;
 * - waiting: the first load is under way, or about to be;
 * - silent: nothing was ever loaded whole, and the server does not answer.
 */
export type MirrorReach = 'complete' | 'waiting' | 'silent';

const reachAtom = atom<MirrorReach>((get) => {
  const { mirroredAt, line, loading } = get(syncAtom);
  if (mirroredAt !== null) return 'complete';
  return line === 'offline' || !loading ? 'silent' : 'waiting';
});

export function useMirrorReach(): MirrorReach {
  return useAtomValue(reachAtom);
}
