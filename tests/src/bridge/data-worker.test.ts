import { expose } from 'comlink';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { succeed } from '#common/base/result';
import { END_TRANSACTIONS } from '#mirror/queries/going-transactions';
import type { SyncState, WorkerApi } from '#worker/api';
import { keepBooking, login, retryWrite } from '../../../src/bridge/calls';
import { restDataWorker, startDataWorker, wakeDataWorker } from '../../../src/bridge/data-worker';
import { fatalErrorAtom, syncAtom } from '../../../src/state/connection';
import { store } from '../../../src/state/store';
import { sessionOfColette, storageInMemory } from '../state/sessions';

const atRest = store.get(syncAtom);
const silence = () => new Promise<never>(() => undefined);

/** A worker on the other side of a real message channel; `dies` closes it as a crash does. */
function workerOf(api: Partial<WorkerApi>) {
  const { port1, port2 } = new MessageChannel();
  const target = Object.assign(port1, { terminate: vi.fn(() => port1.close()) });
  expose({ start: async () => undefined, watch: async () => 1, isWell: async () => true, ...api }, port2);
  // Typed as the page's worker: a port has the same messages.
  return {
    worker: target as unknown as Worker,
    fail: () => port1.dispatchEvent(new Event('error')),
    terminate: target.terminate,
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory());
  vi.stubGlobal('location', { pathname: '/breve' });
  vi.stubGlobal('navigator', { onLine: false, vendor: '' });
  vi.stubGlobal('reportError', vi.fn());
  store.set(syncAtom, atRest);
  store.set(fatalErrorAtom, null);
});

describe('the data worker', () => {
  it('is given the rows of the page, and tells each change of state', async () => {
    const given: (string | null)[] = [];
    const state: SyncState = { ...atRest, line: 'offline', waiting: 3 };
    const { worker } = workerOf({
      start: async ({ firstRows }) => void given.push(firstRows),
      async watch(listener) {
        listener(state);
        return 1;
      },
    });
    startDataWorker({ open: () => worker, firstRows: '{"put":[]}' });
    await expect.poll(() => store.get(syncAtom)).toMatchObject({ line: 'offline', waiting: 3 });
    expect(given).toEqual(['{"put":[]}']);
  });

  it('logs the page in', async () => {
    const colette = sessionOfColette(new Date());
    const { worker } = workerOf({ login: async () => succeed(colette) });
    startDataWorker({ open: () => worker });
    expect(await login('colette@theatre.example', 'Rideau-1984!')).toEqual(succeed(colette));
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ firstname: 'Colette' });
  });

  it('is born again when it fails, and its pending calls are answered at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = workerOf({ login: silence, isWell: silence });
    const second = workerOf({ retryWrite: async () => undefined });
    const born = [first, second];
    startDataWorker({ open: () => (born.shift() ?? second).worker });
    const pending = login('colette@theatre.example', 'Rideau-1984!');
    first.fail();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await pending).toMatchObject({ ok: false, failure: { kind: 'no-answer' } });
    vi.useRealTimers();
    expect(first.terminate).toHaveBeenCalledOnce();
    expect(await retryWrite('une-clé')).toBe(true);
  });

  it('outlives an error that it survives', async () => {
    const { worker, fail, terminate } = workerOf({ retryWrite: async () => undefined });
    startDataWorker({ open: () => worker });
    fail();
    expect(await retryWrite('une-clé')).toBe(true);
    expect(terminate).not.toHaveBeenCalled();
  });

  it('stays buried after dying four times within a minute, and the person is told', async () => {
    const births = vi.fn(
      () => workerOf({ start: async () => Promise.reject(new Error('No database')) }).worker,
    );
    startDataWorker({ open: births });
    await expect.poll(() => store.get(fatalErrorAtom)).toBe('worker');
    expect(births).toHaveBeenCalledTimes(4);
  });

  it('is not born again where the browser refuses to store', async () => {
    const refused = Object.assign(new Error('Refused'), { name: 'OpenFailedError' });
    const births = vi.fn(() => workerOf({ start: async () => Promise.reject(refused) }).worker);
    startDataWorker({ open: births });
    await expect.poll(() => store.get(fatalErrorAtom)).toBe('storage');
    expect(births).toHaveBeenCalledOnce();
  });

  it('is no less told where its starts come to no end, each of which takes a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const births = vi.fn(() => workerOf({ start: silence }).worker);
    startDataWorker({ open: births });
    await vi.advanceTimersByTimeAsync(61_000);
    expect(store.get(fatalErrorAtom)).toBe(null);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(store.get(fatalErrorAtom)).toBe('worker');
    expect(births).toHaveBeenCalledTimes(2);
    expect(reportError).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('is born again, and refuses nobody, where the browser has only lost its databases', async () => {
    const lost = Object.assign(new Error('The database connection is closing.'), {
      name: 'InvalidStateError',
    });
    const born = [workerOf({ start: async () => Promise.reject(lost) }), workerOf({})];
    const births = vi.fn(() => (born.shift() ?? workerOf({})).worker);
    startDataWorker({ open: births });
    await expect.poll(() => births.mock.calls.length).toBe(2);
    expect(store.get(fatalErrorAtom)).toBe(null);
  });
});

describe('a page that is left and comes back', () => {
  const booking = {} as Parameters<typeof keepBooking>[0];

  it('ends its worker, and begins with another one, of which it asks again what was open', async () => {
    const left = workerOf({ keepBooking: silence });
    const next = workerOf({ keepBooking: async () => succeed(null) });
    const born = [left, next];
    startDataWorker({ open: () => (born.shift() ?? next).worker });
    await retryWrite('une-clé');
    const pending = keepBooking(booking);
    restDataWorker();
    expect(left.terminate).toHaveBeenCalledOnce();
    expect(born).toEqual([next]);
    wakeDataWorker();
    expect(await pending).toEqual(succeed(null));
    expect(next.terminate).not.toHaveBeenCalled();
  });

  it('asks only then what is asked while it is away', async () => {
    const born = [workerOf({}), workerOf({ keepBooking: async () => succeed(null) })];
    startDataWorker({ open: () => (born.shift() ?? workerOf({})).worker });
    restDataWorker();
    const pending = keepBooking(booking);
    expect(born).toHaveLength(1);
    wakeDataWorker();
    expect(await pending).toEqual(succeed(null));
  });

  it('does not ask twice for what may have had its effect, and says that there was no answer', async () => {
    const asked = vi.fn(silence);
    const worker = () => workerOf({ login: asked }).worker;
    startDataWorker({ open: worker });
    const pending = login('colette@theatre.example', 'Rideau-1984!');
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    restDataWorker();
    wakeDataWorker();
    expect(await pending).toMatchObject({ ok: false, failure: { kind: 'no-answer' } });
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is told in Safari to end its transactions before it is ended, since its databases stayed shut', () => {
    const { worker } = workerOf({});
    const told = vi.spyOn(worker, 'postMessage');
    startDataWorker({ open: () => worker });
    restDataWorker();
    expect(told).not.toHaveBeenCalledWith(END_TRANSACTIONS);
    vi.stubGlobal('navigator', { onLine: false, vendor: 'Apple Computer, Inc.' });
    wakeDataWorker();
    restDataWorker();
    expect(told).toHaveBeenLastCalledWith(END_TRANSACTIONS);
  });

  it('counts no death: it may come and go as often as people like', async () => {
    startDataWorker({ open: () => workerOf({}).worker });
    for (let times = 0; times < 6; times += 1) {
      restDataWorker();
      wakeDataWorker();
    }
    expect(store.get(fatalErrorAtom)).toBe(null);
    expect(await retryWrite('une-clé')).toBe(false);
  });
});
