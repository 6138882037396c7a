import { atom } from 'jotai';
import type { Badges } from '#common/contract/site/counters';
import { store } from './store';

/** How much waits to be seen in each office; absent if the person has no such office or the number is not known yet. */
export const countersAtom = atom<Readonly<Badges>>({});

export function changeCounters(counters: Badges): void {
  store.set(countersAtom, counters);
}
