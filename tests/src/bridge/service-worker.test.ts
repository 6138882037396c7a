import { beforeEach, expect, test, vi } from 'vitest';
import type { RoleCode } from '#common/contract/people/roles';
import { startServiceWorker } from '../../../src/bridge/service-worker';
import { fatalErrorAtom, syncAtom } from '../../../src/state/connection';
import { keepingAtom } from '../../../src/state/keeping';
import { personAtom } from '../../../src/state/session';
import { store } from '../../../src/state/store';

const window = new EventTarget();

const person = { uuid: 'anne', name: 'Petit', firstname: 'Anne', email: 'anne@example.org' };
const armed = { uuid: 'porte-a', name: 'Porte A', expiresAt: new Date(2026, 11, 24) };

beforeEach(() => {
  vi.stubEnv('DEV', false);
  vi.stubGlobal('reportError', () => undefined);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'complete' }));
  store.set(keepingAtom, { kind: 'unknown' });
  store.set(fatalErrorAtom, null);
  store.set(personAtom, null);
  store.set(syncAtom, (before) => ({ ...before, loading: false, device: null }));
});

test('the site is stored as soon as the page is loaded, and what few need once the first load of data is over', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'loading' }));
  const asked: string[] = [];
  const registration = Object.assign(new EventTarget(), {
    waiting: null,
    active: { postMessage: ({ kind }: { kind: string }) => asked.push(kind) },
    unregister: async () => true,
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

test('the desk’s files are stored for who works at the door, and on an armed phone whoever is logged in', async () => {
  const asked = new Set<string>();
  serveBy({ active: { postMessage: ({ kind }: { kind: string }) => asked.add(kind) } });
  await startServiceWorker();
  store.set(personAtom, { ...person, roles: new Set<RoleCode>(['ROLE_MEMBRE']) });
  expect(asked).not.toContain('keep-desk');
  store.set(personAtom, { ...person, roles: new Set<RoleCode>(['ROLE_MEMBRE', 'ROLE_BILLETTERIE']) });
  expect(asked).toContain('keep-desk');
  store.set(personAtom, null);
  asked.clear();
  store.set(syncAtom, (before) => ({ ...before, device: armed }));
  expect(asked).toContain('keep-desk');
});

test('the desk’s files are stored of a version that waits too: it may take over without a network', async () => {
  const asked: string[] = [];
  const tells = (version: string) => ({
    postMessage: ({ kind }: { kind: string }) => asked.push(`${version} ${kind}`),
  });
  serveBy({ active: tells('one'), waiting: tells('two') });
  await startServiceWorker();
  store.set(personAtom, { ...person, roles: new Set<RoleCode>(['ROLE_BILLETTERIE']) });
  expect(asked).toEqual(expect.arrayContaining(['one keep-desk', 'two keep-desk']));
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

test.each([
  ['that is there for the first time is given up', null, true],
  ['of an earlier visit stays', {}, false],
])('where no database opens, a stored site %s', async (_, controller, isGivenUp) => {
  const unregister = vi.fn(async () => true);
  serveBy({ active: { postMessage: () => undefined }, unregister }, undefined, controller);
  await startServiceWorker();
  expect(unregister).not.toHaveBeenCalled();
  store.set(fatalErrorAtom, 'storage');
  expect(unregister.mock.calls.length > 0).toBe(isGivenUp);
});

function serveBy(worker: object, ready?: Promise<never>, controller: object | null = null): void {
  const registration = Object.assign(new EventTarget(), {
    waiting: null,
    installing: null,
    // Called by the page of every test so far: they share a store.
    unregister: async () => true,
    ...worker,
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller,
    ready: ready ?? Promise.resolve(registration),
    register: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker, locks: { request: async () => undefined } });
}
