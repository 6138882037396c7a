import { openDataInPage } from '#worker/data-in-page';
import { syncAtom } from '../state/connection';
import { keepingAtom } from '../state/keeping';
import { store } from '../state/store';
import { unsentCount } from '../text/sync-sentences';
import { startDataWorker } from './data-worker';

/** Starts a page in a browser that refuses all storage: whoever leaves it before all is sent is asked. */
export function startInMemory(firstRows: string | null): void {
  store.set(keepingAtom, { kind: 'refused' });
  addEventListener('beforeunload', (event) => {
    if (unsentCount(store.get(syncAtom)) === 0) return;
    event.preventDefault();
    // Chrome asks for this alone, until its version 119.
    event.returnValue = true;
  });
  startDataWorker({ firstRows, open: openDataInPage });
}
