import { pageDatabases } from '#mirror/queries/page-databases';
import { changeNetwork } from '../state/connection';
import { followTabRecords } from '../state/tab-records';
import { synchronise } from './calls';
import { probeDataWorker, restDataWorker, wakeDataWorker } from './data-worker';

/** The data worker rests while the page is left or frozen: it may be kept for going back. */
export function restWithPage(): void {
  // Dexie itself closes the page's databases and reads them again.
  addEventListener('pagehide', () => restDataWorker());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followTabRecords();
    wakeDataWorker();
  });
  document.addEventListener('freeze', () => {
    restDataWorker();
    pageDatabases.closeForNow();
  });
  document.addEventListener('resume', () => {
    wakeDataWorker();
    pageDatabases.readAgain();
  });
  onPageReturn(probeDataWorker);
}

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
