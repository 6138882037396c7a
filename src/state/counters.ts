import { atom } from 'jotai';

export type CounterName = 'adminNews' | 'adminPieces' | 'adminImages' | 'adminUsers' | 'adminResa';

/** What waits to be seen in each office; absent where the person has no such office or nothing told it yet. */
export const countersAtom = atom<Readonly<Partial<Record<CounterName, number>>>>({});
