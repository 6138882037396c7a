import { uuidV7 } from '#common/base/uuid';
import { syncAtom } from '../state/connection';
import { store } from '../state/store';

/** The key of a new write, by the server's clock as far as it is known; that of a scan, by the clock of its door. */
export const freshKey = (time = Date.now() - (store.get(syncAtom).clockOffset ?? 0)) =>
  uuidV7(time, crypto.getRandomValues(new Uint8Array(10)));
