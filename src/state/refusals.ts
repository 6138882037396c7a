import { atom } from 'jotai';
import { syncAtom } from './connection';

/** What the server refused, or what a right is missing for: not what is still being sent. */
export const refusalsAtom = atom((get) => get(syncAtom).toAttend.filter(({ reason }) => reason !== 'trying'));
