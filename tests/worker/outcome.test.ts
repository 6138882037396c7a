import { expect, test } from 'vitest';
import { openDevice } from '#mirror/device';
import { openOutbox } from '#mirror/outbox';
import { enqueue } from '#worker/queue/enqueue';
import { awaitOutcome } from '#worker/outcome';
import { createSyncBoard } from '#worker/sync/sync-board';
import { type Said, openStage } from './stage';
import { colette, error, newsWrite, openAsColette } from './worker-stage';

const answering = (said: Said) => openAsColette({ 'POST /api/news': () => said });

test('a write that the server takes is done', async () => {
  const { worker } = await answering({ status: 201, body: { version: 'v1' } });
  expect(await outcomeOf(worker)).toEqual({ ok: true, value: 'done' });
});

test('a write that the server refuses is refused', async () => {
  const { worker } = await answering({ status: 409, body: error('wrong-state') });
  expect(await outcomeOf(worker)).toEqual({ ok: true, value: 'refused' });
});

test('a write for which a right is missing is refused', async () => {
  const { worker } = await answering({ status: 403, body: error('missing-role') });
  expect(await outcomeOf(worker)).toEqual({ ok: true, value: 'refused' });
});

test('a write that nobody answers waits, and is given some seconds', async () => {
  const { worker, pass, sentTo } = await openAsColette();
  const outcome = outcomeOf(worker);
  let isTold = false;
  void outcome.then(() => (isTold = true));
  await expect.poll(() => sentTo('POST', '/api/news').length).toBe(1);
  pass(3_000);
  expect(isTold).toBe(false);
  await expect.poll(() => (pass(1_000), isTold)).toBe(true);
  expect(await outcome).toEqual({ ok: true, value: 'waiting' });
});

test('without a network nobody waits to be told that a write does', async () => {
  const { worker, state } = await openAsColette({
    'POST /api/news': () => ({ status: 502, isOurs: false }),
    'POST /api/changes': () => ({ status: 502, isOurs: false }),
  });
  await expect.poll(() => state()?.line).toBe('offline');
  expect(await outcomeOf(worker)).toEqual({ ok: true, value: 'waiting' });
});

test('of a write that its author gave up nothing is said', async () => {
  const { worker } = await answering({ status: 409, body: error('wrong-state') });
  const saved = await worker.enqueue(newsWrite, colette.uuid);
  const key = saved.ok ? saved.value.key : '';
  expect(await worker.outcomeOfWrite(key)).toEqual({ ok: true, value: 'refused' });
  await worker.discardWrite(key);
  expect(await worker.outcomeOfWrite(key)).toEqual({ ok: true, value: 'unknown' });
});

test('of what somebody wrote who has logged out nothing is said', async () => {
  const { worker } = await openAsColette({
    'POST /api/news': () => ({ status: 502, isOurs: false }),
    'DELETE /api/authtokens/*': () => ({ status: 204 }),
  });
  const saved = await worker.enqueue(newsWrite, colette.uuid);
  await worker.logout();
  const outcome = await worker.outcomeOfWrite(saved.ok ? saved.value.key : '');
  expect(outcome).toEqual({ ok: true, value: 'unknown' });
});

test('of a write that cannot be read any more nobody goes on watching', async () => {
  const { surroundings } = openStage();
  const { storage } = surroundings;
  const outbox = openOutbox(colette.uuid, storage);
  const { key } = await enqueue(outbox, newsWrite, { key: 'key', at: new Date(0), author: null });
  const waiting = { device: openDevice(storage), outbox };
  const board = createSyncBoard({
    waiting: () => waiting,
    visitors: outbox,
    absent: async () => new Map(),
    session: () => ({ kind: 'none' }),
  });
  let watchers = 0;
  const counting: typeof board = {
    ...board,
    watch(listener) {
      watchers += 1;
      outbox.database.close({ disableAutoOpen: true });
      return board.watch(listener);
    },
    unwatch(watcher) {
      watchers -= 1;
      board.unwatch(watcher);
    },
  };
  const outcome = awaitOutcome({ board: counting, surroundings, outboxes: () => [outbox] }, key);
  await expect(outcome).rejects.toThrow('Database has been closed');
  expect(watchers).toBe(0);
});

async function outcomeOf(worker: Awaited<ReturnType<typeof openAsColette>>['worker']) {
  const saved = await worker.enqueue(newsWrite, colette.uuid);
  return worker.outcomeOfWrite(saved.ok ? saved.value.key : '');
}
