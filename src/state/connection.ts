import { atom } from 'jotai';
import type { SyncState } from '#worker/api';
import { store } from './store';

const toldAtom = atom<SyncState>({
  line: 'unknown',
  waiting: 0,
  letters: 0,
  toAttend: [],
  uploads: [],
  mirroredAt: null,
  loading: true,
  clockOffset: null,
  session: { kind: 'unknown' },
  device: null,
  lost: [],
  disarmedDoor: null,
});

/** Whether the browser knows of a network at all. */
const networkAtom = atom<boolean>(globalThis.navigator?.onLine !== false);

/**
 * Line, queue and mirror as the data worker last told them. Where the browser knows of no network, the line is down
 * before a request has had to fail.
 */
export const syncAtom = atom(
  (get): SyncState => (get(networkAtom) ? get(toldAtom) : { ...get(toldAtom), line: 'offline' }),
  (_, set, state: SyncState | ((before: SyncState) => SyncState)) => set(toldAtom, state),
);

/** Why this page cannot go on as it is: a worker beyond repair, or a browser that stores nothing. */
export const breakdownAtom = atom<'worker' | 'storage' | null>(null);

export function changeNetwork(isThere: boolean): void {
  store.set(networkAtom, isThere);
}
