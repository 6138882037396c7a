import { atom } from 'jotai';
import { store } from './store';

/** The newer version that waits to be used; null if there is none, or if the person said 'not now'. */
export const newVersionAtom = atom<{ readonly mustInstall: boolean } | null>(null);

/** How many things currently forbid a reload: the scan screen, requests in flight. */
export const reloadHoldsAtom = atom(0);

/** Forbids a reload until the returned function is called. */
export function holdReload(): () => void {
  store.set(reloadHoldsAtom, (holds) => holds + 1);
  let held = true;
  return () => {
    if (held) store.set(reloadHoldsAtom, (holds) => holds - 1);
    held = false;
  };
}

/** Calls back as soon as nothing forbids a reload. */
export function whenFree(reload: () => void): void {
  if (store.get(reloadHoldsAtom) === 0) {
    reload();
    return;
  }
  const stop = store.sub(reloadHoldsAtom, () => {
    if (store.get(reloadHoldsAtom) > 0) return;
    stop();
    reload();
  });
}
