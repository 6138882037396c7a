import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createWorker } from '#worker/data-worker';
import { databaseNames } from '#mirror/storage';
import { openStage } from '../worker/stage';

test('a browser that does not tell which databases there are starts the worker, and Dexie remembers them', async () => {
  const { surroundings, reports } = openStage();
  const storage = { indexedDB: withoutNames(new IDBFactory()), IDBKeyRange };
  // What Dexie finds by itself in a browser.
  Object.assign(Dexie.dependencies, storage);
  const worker = createWorker({ ...surroundings, storage });
  await worker.start({ firstRows: null });
  expect(reports).toEqual([]);
  await expect.poll(() => databaseNames(storage)).toContain('directory');
});

function withoutNames(factory: IDBFactory): IDBFactory {
  return Object.defineProperty(factory, 'databases', { value: undefined });
}
