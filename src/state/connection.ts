import { atom } from 'jotai';
import { whereabouts } from '#common/rules/whereabouts';
import type { SyncState } from '#worker/api';
import { store } from './store';

const reportedAtom = atom<SyncState>({
  line: 'unknown',
  foreign: null,
  move: null,
  waiting: 0,
  waitingForLogin: 0,
  waitingForReturn: 0,
  waitingForOthers: 0,
  waitingScans: 0,
  visitorWrites: 0,
  visitorBookings: 0,
  toAttend: [],
  uploads: [],
  mirroredAt: null,
  ownMirroredAt: null,
  loading: true,
  isBehind: false,
  held: null,
  isFull: false,
  isStorageLost: false,
  clockOffset: null,
  session: { kind: 'unknown' },
  device: null,
  lost: [],
  disarmedDoor: null,
});

/** Whether the browser reports a network: what does not answer then is the site. */
export const networkAtom = atom<boolean>(globalThis.navigator?.onLine !== false);

/**
 * The state of line, queue and mirror as the data worker last reported it. If the browser reports no network, the line
 * counts as offline before any request fails.
 */
export const syncAtom = atom(
  (get): SyncState =>
    get(networkAtom) ? get(reportedAtom) : { ...get(reportedAtom), line: 'offline', foreign: null },
  (_, set, state: SyncState | ((before: SyncState) => SyncState)) => set(reportedAtom, state),
);

/** Where the site is, as far as this device knows. */
export const whereaboutsAtom = atom((get) => whereabouts(get(syncAtom)));

/** Why this page cannot go on: the worker keeps failing, or the browser stores nothing. */
export const fatalErrorAtom = atom<'worker' | 'storage' | null>(null);

/** The screen says so by itself, where it stands in nobody's way. */
export const toldByScreenAtom = atom<boolean>(false);

export function changeNetwork(isThere: boolean): void {
  store.set(networkAtom, isThere);
}
