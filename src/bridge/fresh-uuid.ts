import { uuidV7 } from '#common/base/uuid';

/** The UUID of something new: this device generates it and the server keeps it. */
export const freshUuid = () => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
