import { atom } from 'jotai';
import type { Badges } from '#common/contract/site/badges';
import { store } from './store';

/** How much waits to be seen in each office; absent if the person has no such office or the number is not known yet. */
export const badgesAtom = atom<Readonly<Badges>>({});

export function changeBadges(counters: Badges): void {
  store.set(badgesAtom, counters);
}
