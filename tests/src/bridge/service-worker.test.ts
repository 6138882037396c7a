import { beforeEach, expect, test, vi } from 'vitest';
import { startServiceWorker } from '../../../src/bridge/service-worker';
import { syncAtom } from '../../../src/state/connection';
import { keepingAtom } from '../../../src/state/keeping';
import { store } from '../../../src/state/store';

const window = new EventTarget();

beforeEach(() => {
  vi.stubEnv('DEV', false);
  vi.stubGlobal('reportError', () => undefined);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'complete' }));
  store.set(keepingAtom, { kind: 'unknown' });
  store.set(syncAtom, (before) => ({ ...before, loading: false }));
});

test('the site is stored as soon as the page is loaded, and what few need once the first load of data is over', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'loading' }));
  const asked: string[] = [];
  const registration = Object.assign(new EventTarget(), {
    waiting: null,
    active: { postMessage: ({ kind }: { kind: string }) => asked.push(kind) },
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    ready: Promise.resolve(registration),
    register: async () => {
      asked.push('register');
      return registration;
    },
  });
  vi.stubGlobal('navigator', { serviceWorker, locks: { request: async () => undefined } });
  store.set(syncAtom, (before) => ({ ...before, loading: true }));

  const started = startServiceWorker();
  await Promise.resolve();
  expect(asked).toEqual([]);
  window.dispatchEvent(new Event('load'));
  await expect.poll(() => asked).toEqual(['register', 'check']);
  store.set(syncAtom, (before) => ({ ...before, loading: false }));
  await started;
  expect(asked).toEqual(['register', 'check', 'keep-rest']);
});

test('a page learns how many files of the site this device does not hold', async () => {
  serveBy({
    active: {
      postMessage: (_: unknown, [port]: readonly MessagePort[]) => port?.postMessage({ missing: 2 }),
    },
  });
  await startServiceWorker();
  await expect.poll(() => store.get(keepingAtom)).toEqual({ kind: 'partial', missing: 2 });
});

test('a first installation that fails is told', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  serveBy({ active: null, installing }, new Promise(() => undefined));
  void startServiceWorker();
  await expect
    .poll(() => {
      installing.state = 'redundant';
      installing.dispatchEvent(new Event('statechange'));
      return store.get(keepingAtom);
    })
    .toEqual({ kind: 'failed' });
});

test('a browser that refuses the service worker keeps nothing, and says so', async () => {
  const register = async () => Promise.reject(new DOMException('Refused', 'SecurityError'));
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(new EventTarget(), { controller: null, register }),
    locks: { request: async () => undefined },
  });
  await startServiceWorker();
  expect(store.get(keepingAtom)).toEqual({ kind: 'failed' });
});

test('an address without https keeps nothing, and says so', async () => {
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('navigator', {});
  await startServiceWorker();
  expect(store.get(keepingAtom)).toEqual({ kind: 'insecure' });
});

function serveBy(worker: object, ready?: Promise<never>): void {
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null, ...worker });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    ready: ready ?? Promise.resolve(registration),
    register: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker, locks: { request: async () => undefined } });
}
