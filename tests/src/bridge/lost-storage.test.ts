import { expose } from 'comlink';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { fail, succeed } from '#common/base/result';
import type { DeviceBooking, WorkerApi } from '#worker/api';
import { storageInMemory } from '../state/sessions';

const booking = {} as DeviceBooking;
const lost = fail({ kind: 'lost', error: null, status: null } as const);

/** A browser whose databases cannot be opened any more, or do not even answer. */
function withoutDatabases(answers: boolean): IDBFactory {
  const open = () => {
    const error = new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    const request = Object.assign(new EventTarget(), { error }) as unknown as IDBOpenDBRequest;
    const event = { target: request, preventDefault: () => undefined, stopPropagation: () => undefined };
    if (answers) setTimeout(() => request.onerror?.(event as unknown as Event));
    return request;
  };
  return Object.assign(new IDBFactory(), { open }) as unknown as IDBFactory;
}

/** A page of its own, whose workers answer with these one after the other. */
async function openPage(indexedDB: IDBFactory, workers: readonly Partial<WorkerApi>[]) {
  vi.resetModules();
  const reload = vi.fn();
  vi.stubGlobal('indexedDB', indexedDB);
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('sessionStorage', storageInMemory());
  vi.stubGlobal('localStorage', storageInMemory());
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} }, vendor: '' });
  const { startDataWorker } = await import('../../../src/bridge/data-worker');
  const { guardStorage } = await import('../../../src/bridge/lost-storage');
  const { keepBooking } = await import('../../../src/bridge/calls');
  const { fatalErrorAtom } = await import('../../../src/state/connection');
  const { blockReload } = await import('../../../src/state/update');
  const { store } = await import('../../../src/state/store');
  const left = [...workers];
  startDataWorker({
    open() {
      const { port1, port2 } = new MessageChannel();
      const api = { start: async () => undefined, watch: async () => 1, isWell: async () => true };
      expose({ ...api, ...left.shift() }, port2);
      return Object.assign(port1, { terminate: () => port1.close() });
    },
  });
  guardStorage();
  return { reload, keepBooking, blockReload, saysSo: () => store.get(fatalErrorAtom) === 'worker' };
}

/** So many milliseconds, and all that follows from them; messages between page and worker are no timers. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 250) {
    await vi.advanceTimersByTimeAsync(250);
    await new Promise(setImmediate);
  }
}

test('lost databases that can be opened again are, by another worker, which is asked for what the first could not do', async () => {
  const { reload, keepBooking, saysSo } = await openPage(new IDBFactory(), [
    { keepBooking: async () => lost },
    { keepBooking: async () => succeed(null) },
  ]);
  expect(await keepBooking(booking)).toEqual(succeed(null));
  expect(reload).not.toHaveBeenCalled();
  expect(saysSo()).toBe(false);
});

test.each([true, false])(
  'where they cannot (an answer comes: %s), the page is loaded again, and what was not saved is said',
  async (answers) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { reload, keepBooking, saysSo } = await openPage(withoutDatabases(answers), [
      { keepBooking: async () => lost },
    ]);
    const saved = keepBooking(booking);
    await pass(6_000);
    expect(await saved).toMatchObject({ ok: false, failure: { kind: 'lost' } });
    await pass(2_000);
    expect(reload).toHaveBeenCalledOnce();
    vi.useRealTimers();
    expect(saysSo()).toBe(true);
  },
);

test('what cannot be read though its database opens is told to whoever reads it, and is not tried for ever', async () => {
  const { reload } = await openPage(new IDBFactory(), []);
  const { steadily } = await import('#mirror/steady-reads');
  const broken = vi.fn(() => Promise.reject(new DOMException('broken', 'UnknownError')));
  await expect(steadily(broken)).rejects.toThrow('broken');
  await expect(steadily(broken)).rejects.toThrow('broken');
  expect(broken).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that may not be loaded again says so, until it may', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { reload, keepBooking, blockReload, saysSo } = await openPage(withoutDatabases(true), [
    { keepBooking: async () => lost },
  ]);
  const leaveTheDoor = blockReload();
  void keepBooking(booking);
  await pass(20_000);
  expect(saysSo()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  leaveTheDoor();
  await pass(2_000);
  expect(reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a page that was loaded again in vain says so instead of being loaded for ever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const load = { type: 'reload' } as unknown as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load]);
  vi.spyOn(performance, 'now').mockReturnValue(5_000);
  const page = await openPage(withoutDatabases(true), [{ keepBooking: async () => lost }]);
  void page.keepBooking(booking);
  await pass(20_000);
  expect(page.reload).not.toHaveBeenCalled();
  expect(page.saysSo()).toBe(true);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('what was typed in this tab is there after the reload, though the browser lost it with the databases', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = await openPage(withoutDatabases(true), [{ keepBooking: async () => lost }]);
  const { keepTyped, readTyped } = await import('../../../src/state/typed-values');
  keepTyped(null, 'contact', { message: 'Bravo' });
  vi.stubGlobal('sessionStorage', storageInMemory());
  expect(readTyped(null, 'contact')).toEqual({});
  void page.keepBooking(booking);
  await pass(8_000);
  expect(page.reload).toHaveBeenCalledOnce();
  expect(readTyped(null, 'contact')).toEqual({ message: 'Bravo' });
  vi.useRealTimers();
});
