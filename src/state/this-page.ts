import { uuidV7 } from '#common/base/uuid';

/** Tells this page, until it is loaded again, from the other pages of this browser. */
export const thisPage: string = uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
