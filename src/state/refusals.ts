import { atom } from 'jotai';
import { syncAtom } from './connection';

/** Writes that the server refused, or that wait for a missing right; not those still being sent. */
export const refusalsAtom = atom((get) => get(syncAtom).toAttend.filter(({ reason }) => reason !== 'trying'));
