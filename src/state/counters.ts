import { atom } from 'jotai';
import type { Badges } from '#common/contract/people/counters';
import { store } from './store';

/** What waits to be seen in each office; absent where the person has no such office or nothing told it yet. */
export const countersAtom = atom<Readonly<Badges>>({});

export function changeCounters(counters: Badges): void {
  store.set(countersAtom, counters);
}
