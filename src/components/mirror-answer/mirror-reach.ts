import { useLiveQuery } from 'dexie-react-hooks';
import { atom, useAtomValue } from 'jotai';
import { createContext, useContext } from 'react';
import type { SyncState } from '#worker/api';
import { isStorageError } from '../../bridge/storage-error';
import { syncAtom } from '../../state/connection';
import { isMirrorBehindAtom } from '../../state/server-rendered-page';

/**
 * How far an answer of the mirror can be trusted:
 * - complete: a first load has finished, so what is absent does not exist, as far as this device knows;
 * - waiting: the first load is under way, or about to begin;
 * - silent: no first load has ever finished, and none is under way: the server does not answer, or asks to wait.
 * The first load of what everybody sees happens once on a device; that of a person's own rows begins at each login.
 */
export type MirrorReach = 'complete' | 'waiting' | 'silent';

const publicReachAtom = atom((get) => {
  const state = get(syncAtom);
  return reachOf(state, state.mirroredAt !== null);
});

const ownReachAtom = atom((get) => {
  const state = get(syncAtom);
  return reachOf(state, state.ownMirroredAt !== null);
});

function reachOf({ line, loading }: SyncState, isLoaded: boolean): MirrorReach {
  if (isLoaded) return 'complete';
  return line === 'offline' || !loading ? 'silent' : 'waiting';
}

/** Whether a screen also shows rows of the person's own feed, which begin to load at the login. */
export const OwnRowsContext = createContext(false);

export function useMirrorReach(): MirrorReach {
  return useAtomValue(useContext(OwnRowsContext) ? ownReachAtom : publicReachAtom);
}

export interface MirrorAnswer<Answer> {
  /** Undefined until the mirror has answered once; then the last answer, while the next one is being read. */
  readonly answer: Answer | undefined;
  /** How far that answer can be trusted. */
  readonly reach: MirrorReach;
}

/**
 * Watches a query. Its answer comes with the reach of the moment at which it was asked: the news that the first load
 * has finished can arrive before the rows, and an earlier empty answer would then be taken as complete.
 * @param printed the answer rendered by the server into the page, used until the mirror's is as new
 */
export function useMirrorAnswer<Answer>(
  query: () => Promise<Answer>,
  inputs: readonly unknown[] = [],
  printed?: Answer,
): MirrorAnswer<Answer> {
  return useAnswer(useMirrorReach(), query, inputs, printed);
}

/**
 * Like `useMirrorAnswer`, trusted on any screen only as far as the person's own rows are here: what is not public yet
 * comes with them. A visitor has none to wait for.
 */
export function useOwnAnswer<Answer>(
  query: () => Promise<Answer>,
  inputs: readonly unknown[],
  printed?: Answer,
): MirrorAnswer<Answer> {
  return useAnswer(useAtomValue(ownReachAtom), query, inputs, printed);
}

function useAnswer<Answer>(
  reach: MirrorReach,
  query: () => Promise<Answer>,
  inputs: readonly unknown[],
  printed: Answer | undefined,
): MirrorAnswer<Answer> {
  const isBehind = useAtomValue(isMirrorBehindAtom);
  // As long as the printed answer is newer, the mirror is not asked: a first visit has enough to do.
  const newer = isBehind && printed !== undefined ? ({ answer: printed, reach: 'complete' } as const) : null;
  const mirrored = async () => ({ answer: await query(), reach });
  const asked = async () => newer ?? (isBehind ? mirrored().catch(orWait) : mirrored());
  const read = useLiveQuery(asked, [reach, newer !== null, ...inputs]);
  return newer ?? read ?? { answer: undefined, reach: 'waiting' };
}

/** A page that the server printed stays readable where the mirror is not: the data worker says that nothing can be stored. */
function orWait(error: unknown): { answer: undefined; reach: MirrorReach } {
  if (!isStorageError(error)) throw error;
  return { answer: undefined, reach: 'waiting' };
}
