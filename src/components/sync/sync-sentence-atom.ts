import { atom } from 'jotai';
import { networkAtom, syncAtom } from '../../state/connection';
import { syncSentence } from '../../text/sync-sentences';

/** Computed when the state changes, so that a render does not read the clock. */
export const syncSentenceAtom = atom((get) => syncSentence(get(syncAtom), get(networkAtom), new Date()));
