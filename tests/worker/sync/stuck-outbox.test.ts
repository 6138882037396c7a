import { expect, test } from 'vitest';
import { openOutbox } from '#mirror/outbox';
import { openWorker } from '../worker-stage';

const FIVE_MINUTES = 5 * 60_000;

test('the outbox of somebody absent that never opens keeps no later round waiting', async () => {
  const { worker, surroundings, sentTo, pass } = await openWorker();
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
  const next = worker.synchronise();
  // Once: a clock that runs ahead of the worker would end the session.
  pass(FIVE_MINUTES);
  await next;
  expect(sentTo('POST', '/api/changes').length).toBeGreaterThan(pulls);
});
