import { createHash } from 'node:crypto';
import { uuidV7 } from '#common/base/uuid';
import type { AskApi } from './api';
import { type Player, troupe } from './troupe';

/** How devices send files in parts. */
export function uploadDesk(ask: AskApi) {
  const put = (upload: string, start: number | string, body: unknown, by: Player = troupe.colette) =>
    ask('PUT', `/api/uploads/${upload}/${start}`, { by, body });
  return {
    put,
    received: async (upload: string, by: Player = troupe.colette) =>
      (await ask('GET', `/api/uploads/${upload}`, { by })).body.received,
    /** Sends all of a file, and returns what a call that takes it says of it. */
    async sendAll(bytes: Uint8Array, partSize = 400, by: Player = troupe.colette) {
      const upload = freshUuid();
      for (let start = 0; start < bytes.length; start += partSize)
        await put(upload, start, bytes.subarray(start, start + partSize), by);
      return taken(upload, bytes);
    },
    take: (path: string, body: object, key: string = freshUuid(), by: Player = troupe.colette) =>
      ask('POST', `${path}/uploaded-file`, { by, body, headers: { 'Idempotency-Key': key } }),
  };
}

export const freshUuid = () => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));

/** What a call that takes a file says of it. */
export const taken = (upload: string, bytes: Uint8Array) => ({
  upload,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
