import { beforeAll, expect, test, vi } from 'vitest';

const leavers: ((event: Pick<BeforeUnloadEvent, 'preventDefault' | 'returnValue'>) => void)[] = [];

beforeAll(async () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'IDBKeyRange', 'setImmediate'])
    vi.stubGlobal(name, Reflect.get(globalThis, name));
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('location', { pathname: '/breve' });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal('addEventListener', (name: string, listener: (typeof leavers)[number]) => {
    if (name === 'beforeunload') leavers.push(listener);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await import('../../../src/bridge/storage-in-memory');
});

test('whoever leaves with something unsent is asked, by older browsers too', async () => {
  const { startInMemory } = await import('../../../src/bridge/in-memory');
  const { syncAtom } = await import('../../../src/state/connection');
  const { store } = await import('../../../src/state/store');
  startInMemory(null);
  const leave = (waiting: number) => {
    store.set(syncAtom, { ...store.get(syncAtom), waiting });
    const event = { preventDefault: vi.fn(), returnValue: '' };
    for (const listener of leavers) listener(event);
    return [event.preventDefault.mock.calls.length, Boolean(event.returnValue)];
  };
  expect(leave(0)).toEqual([0, false]);
  expect(leave(1)).toEqual([1, true]);
});
