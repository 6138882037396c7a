import { uuidV7 } from '#common/base/uuid';
import { syncAtom } from '../state/connection';
import { store } from '../state/store';

/** The key of a new write or scan, by the server's clock as far as it is known. */
export const freshKey = () =>
  uuidV7(Date.now() - (store.get(syncAtom).clockOffset ?? 0), crypto.getRandomValues(new Uint8Array(10)));
