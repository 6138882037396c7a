import { IDBFactory, IDBTransaction } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { colette, entryScan, newsWrite, openAsColette } from './worker-stage';

const safari = 'Connection to Indexed Database server lost. Refresh the page to try again';

/** From now on, as Safari does once its databases are gone. */
function loseDatabases(): void {
  const lose = () => {
    throw new DOMException(safari, 'UnknownError');
  };
  vi.spyOn(IDBTransaction.prototype, 'objectStore').mockImplementation(lose);
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(lose);
}

afterEach(() => vi.restoreAllMocks());

test('a write that finds the databases lost is not taken for one that found no room', async () => {
  const { worker } = await openAsColette();
  loseDatabases();
  const isLost = { ok: false, failure: { kind: 'lost' } };
  expect(await worker.enqueue(newsWrite, colette.uuid)).toMatchObject(isLost);
  expect(await worker.enqueueScan(entryScan())).toMatchObject(isLost);
});

test('a worker that finds them lost by itself says so to its page', async () => {
  const { worker, state } = await openAsColette();
  expect(await worker.isWell()).toBe(true);
  expect(state()?.isStorageLost).toBe(false);
  loseDatabases();
  await worker.synchronise();
  expect(state()?.isStorageLost).toBe(true);
  expect(await worker.isWell()).toBe(false);
});

test('a worker whose databases do not answer is not well', async () => {
  const { worker, pass } = await openAsColette();
  const silent = new Proxy({}, { get: () => () => new EventTarget() });
  vi.spyOn(IDBTransaction.prototype, 'objectStore').mockReturnValue(silent as IDBObjectStore);
  const isWell = worker.isWell();
  await new Promise(setImmediate);
  pass(4_500);
  expect(await isWell).toBe(false);
});

test('what a page asks for once more, not knowing that it was done, is done once', async () => {
  const { worker, state } = await openAsColette();
  const key = '0190a000-0000-7000-8000-0000000000e1';
  const saved = await worker.enqueue(newsWrite, colette.uuid, key);
  expect(await worker.enqueue(newsWrite, colette.uuid, key)).toEqual(saved);
  const scan = entryScan({ key: '0190a000-0000-7000-8000-0000000000e2' });
  const scanned = await worker.enqueueScan(scan);
  expect(await worker.enqueueScan(scan)).toEqual(scanned);
  await expect.poll(() => state()?.waiting).toBe(2);
});
