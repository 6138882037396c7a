import { expect, test, vi } from 'vitest';
import { startServiceWorker } from '../../../src/bridge/service-worker';
import { syncAtom } from '../../../src/state/connection';
import { store } from '../../../src/state/store';

test('the site is stored as soon as the page is loaded, and what few need once the first load of data is over', async () => {
  vi.stubEnv('DEV', false);
  vi.stubGlobal('reportError', () => undefined);
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
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
