import { changeNetwork } from '../state/connection';
import { synchronise } from './calls';

/** Synchronises when the mirror is likely to be behind: the page is visible again, or the network is back. */
export function followPage(): void {
  onPageReturn(() => void synchronise());
  addEventListener('online', () => {
    changeNetwork(true);
    void synchronise();
  });
  addEventListener('offline', () => changeNetwork(false));
}

/**
 * Calls a listener whenever the page is visible again: it may have been hidden for days, or restored from the browser's
 * history. Returns a function that ends this.
 */
export function onPageReturn(listener: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const follow = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', follow, { signal });
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) listener();
    },
    { signal },
  );
  return () => end.abort();
}
