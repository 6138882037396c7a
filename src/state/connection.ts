import { atom } from 'jotai';
import type { SyncState } from '#worker/api';

/** What the data worker last told of line, queue and mirror. */
export const syncAtom = atom<SyncState>({
  line: 'unknown',
  waiting: 0,
  toAttend: [],
  mirroredAt: null,
  loading: true,
  clockOffset: null,
  session: { kind: 'unknown' },
  device: null,
});

/** Why this page cannot go on as it is: a worker beyond repair, or a browser that stores nothing. */
export const breakdownAtom = atom<'worker' | 'storage' | null>(null);
