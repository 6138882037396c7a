import { beforeEach, expect, test, vi } from 'vitest';
import { tellDeletedData } from '../../../src/state/deleted-data';
import { noticesAtom } from '../../../src/state/notices';
import { store } from '../../../src/state/store';

let records: Map<string, string>;
let browser: { cookie: string };

beforeEach(() => {
  records = new Map();
  browser = { cookie: 'XSRF-TOKEN=secret' };
  store.set(noticesAtom, []);
  vi.stubGlobal('document', browser);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => records.get(key) ?? null,
    setItem: (key: string, value: string) => records.set(key, value),
  });
});

function said(isInstalled = false): string | undefined {
  tellDeletedData(isInstalled);
  return store.get(noticesAtom)[0]?.text;
}

/** What scripts have stored is deleted; what the server has set stays. */
function deleteAsSafari(): void {
  browser.cookie += '; connu=1';
  records.clear();
}

test('a first visit and the next one are told nothing', () => {
  expect(said()).toBeUndefined();
  browser.cookie += '; connu=1';
  expect(said()).toBeUndefined();
});

test('whoever comes back after a week is told once what may be lost, and how it is kept', () => {
  said();
  deleteAsSafari();
  expect(said()).toContain('peut-être perdus');
  expect(said()).toContain('Installez le site');
  store.set(noticesAtom, []);
  expect(said()).toBeUndefined();
});

test('whoever has installed the site is not told to do so', () => {
  said();
  deleteAsSafari();
  expect(said(true)).not.toContain('Installez');
});

test('whoever deletes the cookies too is told nothing', () => {
  said();
  records.clear();
  browser.cookie = '';
  expect(said()).toBeUndefined();
});
