import { uuidV7 } from '#common/base/uuid';

/** A name for something new, which this device gives and the server keeps. */
export const freshUuid = () => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
