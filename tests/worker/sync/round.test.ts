import { IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { createWorker } from '#worker/data-worker';
import { createFakeLocks } from '../../world/fake-locks';
import { openStage } from '../stage';
import { colette, error, newsWrite, nothingNew, openAsColette, openWorker } from '../worker-stage';

test('two tabs do not hold a round at once: the second waits for the end of the first', async () => {
  const stage = openStage();
  const locks = createFakeLocks();
  const asked: string[] = [];
  const openTab = async () => {
    const { request } = locks.of({});
    const noted = ((name: string, ...rest: [LockOptions, LockGrantedCallback<unknown>]) => {
      asked.push(name);
      return request(name, ...rest);
    }) as LockManager['request'];
    await createWorker({ ...stage.surroundings, locks: { request: noted } }).start({ firstRows: null });
  };
  await openTab();
  await openTab();
  const pulls = () => {
    stage.pass(0);
    return stage.sent.filter(({ path }) => path === '/api/changes').length;
  };
  await expect.poll(() => [pulls(), asked.filter((name) => name === 'round').length]).toEqual([1, 2]);
});

describe('a server that has more', () => {
  const page = (cursor: number, more: boolean) => ({
    status: 200,
    body: {
      cursors: { public: `c${cursor}`, mine: null },
      scopes: [],
      more,
      serverNow: '2026-11-21T20:30:00+01:00',
    },
  });
  const openBeside = async (answer: (asked: number) => ReturnType<typeof page>) => {
    let asked = 0;
    const { sentTo, pass, state } = await openWorker({ 'POST /api/changes': () => answer((asked += 1)) });
    return { pulls: () => sentTo('POST', '/api/changes').length, pass, state };
  };
  const patience = { timeout: 60_000 };

  test('is asked for page after page, as fast as the line brings them', async () => {
    const { state } = await openBeside((asked) => page(Math.min(asked, 70), asked < 70));
    await expect.poll(() => state()?.mirroredAt, patience).not.toBeNull();
  });

  test('but never gets further is asked no more often than a device may ask', async () => {
    const { pulls, pass } = await openBeside(() => page(1, true));
    await expect.poll(pulls, patience).toBe(21);
    pass(10_000);
    await expect.poll(pulls, patience).toBe(31);
  });
});

test('what is saved during a first load does not wait for its end', async () => {
  const pages: (() => void)[] = [];
  const { worker, sentTo } = await openAsColette({
    'POST /api/changes': async ({ headers }) => {
      await new Promise<void>((give) => pages.push(give));
      const mine = headers.get('Authorization') === null ? null : `m${pages.length}`;
      return {
        status: 200,
        body: { ...nothingNew, cursors: { public: `c${pages.length}`, mine }, more: true },
      };
    },
  });
  const give = async (page: number) => {
    await expect.poll(() => pages.length).toBeGreaterThan(page);
    pages[page]?.();
  };
  // The first one was asked for before Colette was logged in.
  await give(0);
  await give(1);
  await expect.poll(() => pages.length).toBe(3);
  await worker.enqueue(newsWrite, colette.uuid);
  await give(2);
  await expect.poll(() => sentTo('POST', '/api/news').length).toBe(1);
});

test('a disk too full to note an answer keeps neither the pull nor another lane waiting', async () => {
  const { worker, sentTo, state, reports } = await openAsColette({
    'DELETE /api/news/*': () => ({ status: 204 }),
  });
  await worker.synchronise();
  const put = IDBObjectStore.prototype.put;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    ...rest
  ) {
    const isOne = value['lane'] === 'news:une' && value['state'] === 'acknowledged';
    if (isOne) throw new DOMException('The disk is full', 'QuotaExceededError');
    return put.call(this, value, ...rest);
  });
  const pulls = sentTo('POST', '/api/changes').length;
  for (const slug of ['une', 'deux'])
    await worker.enqueue(
      {
        call: 'deleteNews',
        params: { slug },
        body: null,
        lane: `news:${slug}`,
        base: 'v1',
        label: slug,
      },
      colette.uuid,
    );
  await worker.synchronise();
  await worker.synchronise();
  full.mockRestore();
  expect(sentTo('DELETE', '/api/news/deux')).toHaveLength(1);
  expect(sentTo('POST', '/api/changes').length).toBeGreaterThan(pulls);
  expect(state()?.waiting).toBe(1);
  expect(reports).not.toEqual([]);
});

test('a write that crossed another person’s is told once the rows of theirs are there', async () => {
  const events: string[] = [];
  const { worker, state } = await openAsColette({
    'POST /api/news': () => {
      events.push('refused');
      return { status: 409, body: error('stale-version') };
    },
    'POST /api/changes': () => {
      events.push(state()?.toAttend.length === 0 ? 'pulled' : 'pulled after it was told');
      return { status: 200, body: nothingNew };
    },
  });
  await worker.synchronise();
  await worker.enqueue(newsWrite, colette.uuid);
  await expect.poll(() => state()?.toAttend).toMatchObject([{ reason: 'conflict' }]);
  const since = events.slice(events.indexOf('refused'));
  expect(since).toEqual(['refused', 'pulled']);
});

test('a write that crossed another person’s brings their rows although the last pull has failed', async () => {
  let pulls = 0;
  const { worker, state } = await openAsColette({
    'POST /api/news': () => ({ status: 409, body: error('stale-version') }),
    'POST /api/changes': () => {
      pulls += 1;
      return pulls === 1 ? { status: 503, body: error('server-error') } : { status: 200, body: nothingNew };
    },
  });
  await expect(worker.synchronise()).resolves.toBe(false);
  await worker.enqueue(newsWrite, colette.uuid);
  await expect.poll(() => state()?.toAttend).toMatchObject([{ reason: 'conflict' }]);
  expect(pulls).toBe(2);
});
