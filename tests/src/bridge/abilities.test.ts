import { beforeEach, expect, test, vi } from 'vitest';
import * as abilities from '../../../src/bridge/abilities';

beforeEach(() => {
  // An iPhone of before 15.2, or a web view: none of it is there.
  vi.stubGlobal('navigator', { userAgent: 'iPhone', maxTouchPoints: 5 });
});

test('a browser that has none of it is told so everywhere, and nothing throws', async () => {
  expect(abilities.canShare()).toBe(false);
  expect(await abilities.share({ url: 'https://theatre.example' })).toBe(false);
  expect(await abilities.copyText('une adresse')).toBe(false);
  expect(abilities.canVibrate()).toBe(false);
  abilities.vibrate([40]);
  expect(abilities.canStayLit()).toBe(false);
  expect(await abilities.keepLit()).toBeNull();
  expect(abilities.mediaDevices()).toBeNull();
  expect(await abilities.promiseStorage()).toBe(false);
  expect(await abilities.measureStorage()).toBeNull();
});

test('a browser that keeps data and tells nothing of them has no estimate', async () => {
  vi.stubGlobal('navigator', { storage: { persist: async () => true } });
  expect(await abilities.promiseStorage()).toBe(true);
  expect(await abilities.measureStorage()).toBeNull();
});

test('whoever closes the sheet of their phone has seen it', async () => {
  const closed = () => Promise.reject(new DOMException('Closed', 'AbortError'));
  vi.stubGlobal('navigator', { share: closed });
  expect(await abilities.share({ title: 'Le Dindon' })).toBe(true);
});
