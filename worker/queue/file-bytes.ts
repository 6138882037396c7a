import { Dexie } from 'dexie';
import type { Outbox } from '#mirror/outbox';

/** What a part is read from, in bytes. */
const CHUNK = 256 * 1024;

/** Lays a file's bytes into the outbox, for the write of this key. Within a transaction. */
export async function keepBytes(
  { files, chunks }: Outbox,
  key: string,
  { type, bytes }: { readonly type: string; readonly bytes: Uint8Array },
): Promise<void> {
  await files.add({ key, type, size: bytes.length, sent: 0, inDoubt: false });
  for (let start = 0; start < bytes.length; start += CHUNK)
    await chunks.add({ file: key, start, bytes: Uint8Array.from(bytes.subarray(start, start + CHUNK)) });
}

/** So many bytes of a file from a place on; fewer at its end. */
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

/** Lets the bytes of these writes go. Within a transaction. */
export async function dropBytes({ files, chunks }: Outbox, keys: readonly string[]): Promise<void> {
  await files.bulkDelete([...keys]);
  for (const key of keys)
    await chunks.where('[file+start]').between([key, Dexie.minKey], [key, Dexie.maxKey]).delete();
}

/** The server has not what it said it has: a file is sent from its beginning. False where its bytes are gone. */
export function sendAnew({ database, files }: Outbox, key: string): Promise<boolean> {
  return database.transaction('rw', files, async () => {
    const file = await files.get(key);
    if (file !== undefined) await files.put({ ...file, sent: 0, inDoubt: true });
    return file !== undefined;
  });
}
