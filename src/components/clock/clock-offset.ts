import { atom } from 'jotai';
import { syncAtom } from '../../state/connection';

/** How far this device's clock is ahead of the server's, in milliseconds; 0 until it is known. */
export const clockOffsetAtom = atom((get) => get(syncAtom).clockOffset ?? 0);
