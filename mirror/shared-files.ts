import { uuidV7 } from '#common/base/uuid';
import type { Storage } from './storage';

/** A file that another program shared with the installed site, and that has not been taken yet. */
export interface SharedFile {
  readonly id: number;
  /** The uuid of the thing made from it: the same if it is taken twice. */
  readonly uuid: string;
  readonly file: File;
}

interface StoredFile {
  readonly id?: number;
  /** Absent in what an older build kept. */
  readonly uuid?: string;
  readonly at: Date;
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

type Where = Pick<Storage, 'indexedDB'>;

const WEEK = 7 * 86_400_000;
/** A form of any site can send files here: they must not fill a device. */
const MOST = 100;

/*
 * A database of its own, without Dexie: the service worker is restarted often, and must stay small.
 */

/** Keeps files until they are taken, for a week at most. Resolves when they are durable. */
export async function keepShared(where: Where, files: readonly File[], now: number): Promise<void> {
  const fresh = await Promise.all(
    files.map(async (file): Promise<StoredFile> => {
      const { name, type } = file;
      return { uuid: freshUuid(now), at: new Date(now), name, type, bytes: await file.arrayBuffer() };
    }),
  );
  await change(where, async (store) => {
    const kept = await recent(store, now);
    const most = Math.max(0, MOST - fresh.length);
    for (const { id } of kept.slice(0, Math.max(0, kept.length - most))) remove(store, id);
    for (const file of fresh) store.add(file);
  });
}

/** The files that wait to be taken, in the order of arrival. */
export async function readShared(where: Where, now: number): Promise<readonly SharedFile[]> {
  const kept = await change(where, (store) => recent(store, now));
  return kept.map(({ id = 0, uuid = freshUuid(now), name, type, bytes }) => ({
    id,
    uuid,
    file: new File([bytes], name, { type }),
  }));
}

const freshUuid = (now: number) => uuidV7(now, crypto.getRandomValues(new Uint8Array(10)));

/** Deletes files that were taken, once what was made of them is durable, or that are not wanted. */
export async function forgetShared(where: Where, ids: readonly number[]): Promise<void> {
  await change(where, async (store) => {
    for (const id of ids) store.delete(id);
  });
}

/** The files of the last week; deletes older ones. */
async function recent(store: IDBObjectStore, now: number): Promise<readonly StoredFile[]> {
  const all = await answerOf<StoredFile[]>(store.getAll());
  const isOld = ({ at }: StoredFile) => now - at.getTime() > WEEK;
  for (const { id } of all.filter(isOld)) remove(store, id);
  return all.filter((file) => !isOld(file));
}

function remove(store: IDBObjectStore, id: number | undefined): void {
  if (id !== undefined) store.delete(id);
}

/** Does the work in one strict transaction; a failure rolls it back. */
async function change<T>(where: Where, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = where.indexedDB.open('shared-files', 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore('files', { keyPath: 'id', autoIncrement: true }),
  );
  const database = await answerOf(opening);
  try {
    const transaction = database.transaction('files', 'readwrite', { durability: 'strict' });
    const over = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
    });
    const worked = work(transaction.objectStore('files')).catch((error: unknown) => {
      transaction.abort();
      throw error;
    });
    const [result] = await Promise.all([worked, over]);
    return result;
  } finally {
    database.close();
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
  });
}
