import { expect, test } from 'vitest';
import { openOutbox } from '#mirror/outbox';
import { openWorker, session } from '../worker-stage';

const MINUTE = 60_000;

test('the outbox of somebody absent that never opens keeps no later round waiting', async () => {
  const { worker, surroundings, sentTo, pass } = await openWorker({
    // The clock runs ahead of the worker: it must not end the session.
    'POST /api/authtokens': () => ({
      status: 200,
      body: { ...session, expiresAt: '2026-12-21T20:30:00+01:00' },
    }),
  });
  const { indexedDB } = surroundings.storage;
  await openOutbox('absent', surroundings.storage).writes.count();
  const open = indexedDB.open.bind(indexedDB);
  let asked = 0;
  indexedDB.open = (name, version) => {
    if (name !== 'outbox-absent') return open(name, version);
    asked += 1;
    // Its events never come.
    return new EventTarget() as IDBOpenDBRequest;
  };
  await worker.login('colette@troupe.example', 'Rideau-1984!');
  await expect.poll(() => asked).toBeGreaterThan(0);
  const pulls = sentTo('POST', '/api/changes').length;
  let isOver = false;
  const next = worker.synchronise().finally(() => (isOver = true));
  await expect.poll(() => (pass(MINUTE), isOver)).toBe(true);
  await next;
  expect(sentTo('POST', '/api/changes').length).toBeGreaterThan(pulls);
});
