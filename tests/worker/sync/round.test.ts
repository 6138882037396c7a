import { expect, test } from 'vitest';
import { createWorker } from '#worker/data-worker';
import { createFakeLocks } from '../../world/fake-locks';
import { openStage } from '../stage';
import { openWorker } from '../worker-stage';

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
    await createWorker({ ...stage.surroundings, locks: { request: noted } }).start({
      path: '/breve',
      firstRows: null,
    });
  };
  await openTab();
  await openTab();
  const pulls = () => {
    stage.pass(0);
    return stage.sent.filter(({ path }) => path === '/api/changes').length;
  };
  await expect.poll(() => [pulls(), asked.filter((name) => name === 'round').length]).toEqual([1, 2]);
});

test('a server that always has more is asked no more often than a device may ask', async () => {
  const { sentTo, pass } = await openWorker({
    'POST /api/changes': () => ({
      status: 200,
      body: {
        cursors: { public: 'c1', mine: null },
        scopes: [],
        more: true,
        serverNow: '2026-11-21T20:30:00+01:00',
      },
    }),
  });
  const havePulled = (count: number) =>
    expect.poll(() => sentTo('POST', '/api/changes').length, { timeout: 20_000 }).toBe(count);
  await havePulled(50);
  pass(30_000);
  await havePulled(50);
  pass(31_000);
  await havePulled(100);
});
