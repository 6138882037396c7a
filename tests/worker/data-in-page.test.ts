import { type Remote, wrap } from 'comlink';
import { beforeAll, expect, test, vi } from 'vitest';
import type { WorkerApi } from '#worker/api';

const news = {
  uuid: '0190b000-0000-7000-8000-000000000001',
  slug: 'rideau',
  title: 'Rideau',
  description: '',
  creationDate: '2026-11-01T10:00:00+01:00',
  visibleFrom: '2026-11-01T10:00:00+01:00',
  years: [2026],
  spectacleTypes: [],
  version: '1',
};
const firstRows = JSON.stringify({
  put: { news: [news] },
  cursors: { public: 'printed', mine: null },
  more: true,
  walking: true,
  scopes: [],
  serverNow: '2026-11-21T18:00:00+01:00',
});

const replaced = ['localStorage', 'sessionStorage', 'indexedDB', 'IDBKeyRange', 'setImmediate'];

beforeAll(async () => {
  // As they are found, so that what takes their place is taken away in the end.
  for (const name of replaced) vi.stubGlobal(name, Reflect.get(globalThis, name));
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  // What the worker plans for later never comes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('reportError', vi.fn());
  // Before anything that loads Dexie, as in the page.
  await import('../../src/bridge/storage-in-memory');
});

test('a page whose browser refuses all storage reads what its own worker has written, and follows it', async () => {
  const { openDataInPage } = await import('#worker/data-in-page');
  const { newsQueries } = await import('#mirror/queries/news-queries');
  const { liveQuery } = await import('dexie');
  const shown: string[][] = [];
  const following = liveQuery(() => newsQueries.list({})).subscribe(({ data }) =>
    shown.push(data.map(({ title }) => title)),
  );
  await expect.poll(() => shown.at(-1)).toEqual([]);
  const port = openDataInPage();
  const worker: Remote<WorkerApi> = wrap(port);
  await worker.start({ firstRows });
  await expect.poll(() => shown.at(-1)).toEqual(['Rideau']);
  expect(reportError).not.toHaveBeenCalled();
  following.unsubscribe();
  port.terminate();
});

test('its records last as long as the page, and can be listed', () => {
  sessionStorage.setItem('typed  contact', '{"name":"Marty"}');
  expect(sessionStorage.getItem('typed  contact')).toBe('{"name":"Marty"}');
  expect(Object.keys(sessionStorage)).toEqual(['typed  contact']);
  expect(localStorage.getItem('typed  contact')).toBeNull();
  sessionStorage.removeItem('typed  contact');
  expect(Object.keys(sessionStorage)).toEqual([]);
});
