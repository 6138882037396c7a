import { atom } from 'jotai';
import { store } from './store';
import { restoreTabRecords } from './tab-records';

/** A version of the site that is newer than this page. */
export interface NewerVersion {
  readonly mustInstall: boolean;
}

/** The newer version that waits to be used; null if there is none, or if the person said 'not now'. */
export const newVersionAtom = atom<NewerVersion | null>(null);

/** How many things currently forbid a reload: the scan screen, requests in flight. */
export const reloadBlocksAtom = atom(0);

/** Forbids a reload until the returned function is called. */
export function blockReload(): () => void {
  store.set(reloadBlocksAtom, (blocks) => blocks + 1);
  let isBlocking = true;
  return () => {
    if (isBlocking) store.set(reloadBlocksAtom, (blocks) => blocks - 1);
    isBlocking = false;
  };
}

/** Calls back as soon as nothing forbids a reload. */
export function whenFree(reload: () => void): void {
  if (store.get(reloadBlocksAtom) === 0) {
    reload();
    return;
  }
  const stop = store.sub(reloadBlocksAtom, () => {
    if (store.get(reloadBlocksAtom) > 0) return;
    stop();
    reload();
  });
}

/** Loads this page again, with all that this tab has kept. */
export function reloadPage(): void {
  restoreTabRecords();
  location.reload();
}
