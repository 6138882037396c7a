import { Dexie } from 'dexie';
import type { Outbox } from '#mirror/outbox';

/** Size of a stored chunk, in bytes; parts are read from chunks. */
const CHUNK = 256 * 1024;

/** Stores a file's bytes in the outbox, for the write of this key. Call within a transaction. */
export async function keepBytes(
  { files, chunks }: Outbox,
  key: string,
  { type, bytes }: { readonly type: string; readonly bytes: Uint8Array },
): Promise<void> {
  await files.add({ key, type, size: bytes.length, sent: 0, inDoubt: false });
  for (let start = 0; start < bytes.length; start += CHUNK)
    await chunks.add({ file: key, start, bytes: Uint8Array.from(bytes.subarray(start, start + CHUNK)) });
}

/** Reads `count` bytes of a file from an offset; fewer at its end. */
export async function readBytes(
  { chunks }: Outbox,
  key: string,
  from: number,
  count: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const first = Math.floor(from / CHUNK) * CHUNK;
  const read = await chunks
    .where('[file+start]')
    .between([key, first], [key, from + count])
    .toArray();
  const held = await new Blob(read.map(({ bytes }) => bytes)).arrayBuffer();
  return new Uint8Array(held.slice(from - first, from - first + count));
}

/** Deletes the bytes of these writes. Call within a transaction. */
export async function dropBytes({ files, chunks }: Outbox, keys: readonly string[]): Promise<void> {
  await files.bulkDelete([...keys]);
  for (const key of keys)
    await chunks.where('[file+start]').between([key, Dexie.minKey], [key, Dexie.maxKey]).delete();
}

/** Restarts a file from its beginning, if the server lacks bytes it had confirmed. False if its bytes are gone. */
export function sendAnew({ database, files }: Outbox, key: string): Promise<boolean> {
  return database.transaction('rw', files, async () => {
    const file = await files.get(key);
    if (file !== undefined) await files.put({ ...file, sent: 0, inDoubt: true });
    return file !== undefined;
  });
}
