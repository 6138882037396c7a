import { atom } from 'jotai';
import { store } from './store';

export type DialogName = 'login' | 'logout' | 'attend' | 'used-activation' | 'used-password';

/** The dialog over the page; one at a time. */
export const dialogAtom = atom<DialogName | null>(null);

export function openDialog(name: DialogName): void {
  store.set(dialogAtom, name);
}

export function closeDialog(): void {
  store.set(dialogAtom, null);
}
