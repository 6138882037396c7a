import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { endTransactions, followTransactions } from '#mirror/queries/going-transactions';

followTransactions();

test('a database that is being made as its page is left is not made, and can be opened afterwards', async () => {
  const open = (make: (database: IDBDatabase) => void) =>
    new Promise<string>((resolve) => {
      const request = indexedDB.open('outbox', 1);
      request.addEventListener('upgradeneeded', () => make(request.result));
      request.addEventListener('success', () => {
        resolve([...request.result.objectStoreNames].join(','));
        request.result.close();
      });
      request.addEventListener('error', () => resolve(request.error?.name ?? ''));
    });
  const left = open((database) => {
    database.createObjectStore('writes');
    endTransactions();
  });
  expect(await left).toBe('AbortError');
  expect(await open((database) => void database.createObjectStore('writes'))).toBe('writes');
});

test('what is read or written is ended as well, and what has ended by itself is left', async () => {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('mirror', 1);
    request.addEventListener('upgradeneeded', () => void request.result.createObjectStore('rows'));
    request.addEventListener('success', () => resolve(request.result));
  });
  const transaction = database.transaction('rows', 'readwrite');
  transaction.objectStore('rows').put('une brève', 1);
  const ended = new Promise((resolve) => {
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, ({ type }) => resolve(type));
  });
  endTransactions();
  expect(await ended).toBe('abort');
  endTransactions();
});
