import { atom } from 'jotai';
import { syncAtom } from '../../state/connection';
import { syncSentence } from '../../text/sync-sentences';

/** Put into words when the state changes, so that a render does not ask the clock. */
export const syncSentenceAtom = atom((get) => syncSentence(get(syncAtom), new Date()));
