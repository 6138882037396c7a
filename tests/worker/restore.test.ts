import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { createWorker } from '#worker/data-worker';
import { entryScan, openAsColette } from './worker-stage';

const { put } = IDBObjectStore.prototype;
afterEach(() => vi.restoreAllMocks());

/** A disk on which nothing more can be written into a mirror. */
function fillMirrors() {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.transaction.db.name.startsWith('mirror-'))
      throw new DOMException('The disk is full', 'QuotaExceededError');
    return put.apply(this, given);
  });
}

test('a worker that starts over a mirror that cannot be written saves and sends scans all the same', async () => {
  let isBusy = true;
  const { surroundings, worker, sentTo, reports } = await openAsColette({
    'POST /api/scans': () =>
      isBusy
        ? { status: 503, body: { code: 'unavailable', message: 'Pause' } }
        : { status: 200, body: { results: [] } },
  });
  await worker.synchronise();
  await worker.enqueueScan(entryScan());
  await worker.synchronise();
  fillMirrors();
  isBusy = false;
  const next = createWorker(surroundings);
  await next.start({ firstRows: null });
  expect(reports).not.toEqual([]);
  const before = sentTo('POST', '/api/scans').length;
  expect(await next.enqueueScan(entryScan({ code: 'b' }))).toMatchObject({ ok: true });
  await next.synchronise();
  expect(sentTo('POST', '/api/scans').length).toBeGreaterThan(before);
});

test('a phone that is a door sends its scans though a full disk keeps the rows of who has logged out', async () => {
  const { worker, sentTo } = await openAsColette({
    'POST /api/devices': ({ body }) => ({
      status: 201,
      body: { ...(body as object), key: 'clef', expiresAt: '2026-11-28T20:30:00+01:00' },
    }),
    'DELETE /api/authtokens/*': () => ({ status: 204 }),
    'POST /api/scans': () => ({ status: 200, body: { results: [] } }),
  });
  await worker.armDevice('Porte A');
  await worker.synchronise();
  fillMirrors();
  await worker.logout();
  await worker.enqueueScan(entryScan());
  await worker.synchronise();
  expect(sentTo('POST', '/api/scans')[0]?.headers.get('Authorization')).toBe('Bearer clef');
});
