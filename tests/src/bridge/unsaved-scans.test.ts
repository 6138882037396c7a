import { expect, test, vi } from 'vitest';
import { type Result, fail, succeed } from '#common/base/result';
import type { Failure, SavedWrite } from '#worker/api';
import type { KeyedScan } from '../../../src/state/unsaved-record';
import { storageInMemory } from '../state/sessions';

const asked = vi.hoisted(() => ({ keys: [] as string[], isLost: true }));
vi.mock('../../../src/bridge/calls', () => ({
  async enqueueScan({ key, at }: KeyedScan): Promise<Result<SavedWrite, Failure>> {
    asked.keys.push(key);
    return asked.isLost ? fail({ kind: 'lost', error: null, status: null }) : succeed({ key, at });
  },
}));

const at = new Date('2026-11-21T20:15:00+01:00');
const scan = (key: string): KeyedScan => ({
  key,
  ticket: 'billet',
  code: null,
  dateUuid: 'séance',
  kind: 'entry',
  count: 2,
  undoes: null,
  paid: false,
  at,
});

/** A page of its own over what this device kept. */
async function openPage() {
  vi.resetModules();
  const { saveScan, saveUnsavedScans, unsavedScansAtom } = await import('../../../src/bridge/unsaved-scans');
  const { store } = await import('../../../src/state/store');
  return { saveScan, saveUnsavedScans, left: () => store.get(unsavedScansAtom).map(({ key }) => key) };
}

test('a scan that no database takes is kept, over a reload too, and saved once one does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('localStorage', storageInMemory());
  const page = await openPage();
  expect(await page.saveScan(scan('a'))).toMatchObject({ ok: false });
  await page.saveScan(scan('b'));
  await vi.advanceTimersByTimeAsync(7_000);
  expect(page.left()).toEqual(['a', 'b']);

  const next = await openPage();
  asked.isLost = false;
  asked.keys.length = 0;
  next.saveUnsavedScans();
  expect(next.left()).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(next.left()).toEqual([]);
  expect([...new Set(asked.keys)]).toEqual(['a', 'b']);
  expect(localStorage.getItem('unsavedScans')).toBe(null);
  vi.useRealTimers();
});
