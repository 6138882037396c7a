import { expect, test } from 'vitest';
import type { SyncState } from '#worker/api';
import { createWorker } from '#worker/data-worker';
import type { SentRequest } from '../stage';
import { error, nothingNew, openAsColette, openWorker } from '../worker-stage';

const publicOnly = { ...nothingNew, cursors: { public: 'c1', mine: null }, scopes: [] };
const firstPage = { ...nothingNew, cursors: { public: 'c1', mine: 'm1' }, more: true };

/** A server that answers visitors, and the person who logs in only once their line holds. */
async function openOnWeakLine() {
  let isHolding = false;
  let pages = 0;
  const changes = ({ headers }: SentRequest) => {
    if (!headers.has('Authorization')) return { status: 200, body: publicOnly };
    if (!isHolding) return { status: 503, body: error('unavailable') };
    pages += 1;
    return { status: 200, body: pages === 1 ? firstPage : nothingNew };
  };
  const opened = await openWorker({
    'POST /api/changes': changes,
    'DELETE /api/authtokens/*': () => ({ status: 204, body: null }),
  });
  await opened.worker.synchronise();
  const hold = () => {
    isHolding = true;
    opened.pass(60_000);
  };
  return { ...opened, hold };
}

test('after a login, what the public sees is here, and what is the person’s own not until all of it has come', async () => {
  const { hold, state, surroundings, worker } = await openOnWeakLine();
  expect(state()).toMatchObject({ ownLoaded: true, mirroredAt: expect.any(Date) });

  await worker.login('colette@troupe.example', 'Rideau-1984!');
  await worker.synchronise();
  expect(state()).toMatchObject({ ownLoaded: false, loading: true, mirroredAt: expect.any(Date) });

  let inAnotherTab: SyncState | undefined;
  const anew = createWorker(surroundings);
  await anew.watch((now) => (inAnotherTab = now));
  await anew.start({ firstRows: null });
  expect(inAnotherTab).toMatchObject({ ownLoaded: false, loading: true });

  hold();
  await worker.synchronise();
  expect(state()).toMatchObject({ ownLoaded: true, loading: false });
  await anew.synchronise();
  expect(inAnotherTab).toMatchObject({ ownLoaded: true });
});

test('whose roles change waits for all of their rows once more', async () => {
  const answers = [nothingNew, { ...firstPage, emptied: true }, firstPage, nothingNew];
  let asked = -1;
  const { state, worker, pass } = await openAsColette({
    'POST /api/changes': () => {
      asked = Math.min(asked + 1, answers.length - 1);
      return { status: 200, body: answers[asked] };
    },
  });
  const reached: (boolean | undefined)[] = [];
  await worker.watch(({ ownLoaded }) => reached.push(ownLoaded));
  pass(60_000);
  await worker.synchronise();
  expect(reached.slice(reached.indexOf(true))).toEqual(expect.arrayContaining([true, false]));
  expect(state()).toMatchObject({ ownLoaded: true, loading: false });
});

test('a login ends the pause that failures before it had earned', async () => {
  let isUp = false;
  const { sentTo, state, worker } = await openWorker({
    'POST /api/changes': () =>
      isUp ? { status: 200, body: nothingNew } : { status: 503, body: error('unavailable') },
  });
  await worker.synchronise();
  isUp = true;
  const before = sentTo('POST', '/api/changes').length;
  await worker.login('colette@troupe.example', 'Rideau-1984!');
  await expect.poll(() => sentTo('POST', '/api/changes').length).toBeGreaterThan(before);
  await expect.poll(state).toMatchObject({ ownLoaded: true });
});

test('where the server refuses again and again, screens stop to wait: nothing is loading', async () => {
  const { pass, state, worker } = await openOnWeakLine();
  await worker.login('colette@troupe.example', 'Rideau-1984!');
  for (let round = 0; round < 3; round += 1) {
    await worker.synchronise();
    pass(60_000);
  }
  expect(state()).toMatchObject({ ownLoaded: false, loading: false, line: 'online' });
});

test('a phone that is a door waits for nothing once its person has logged out', async () => {
  const { state, worker } = await openAsColette({
    'POST /api/devices': ({ body }) => ({
      status: 201,
      body: { ...(body as object), key: 'clef', expiresAt: '2026-11-28T20:30:00+01:00' },
    }),
    'POST /api/changes': ({ headers }) => ({
      status: 200,
      body: headers.has('Authorization') ? nothingNew : publicOnly,
    }),
    'DELETE /api/authtokens/*': () => ({ status: 204, body: null }),
  });
  await worker.synchronise();
  await worker.armDevice('Porte A');
  await worker.logout();
  await worker.synchronise();
  expect(state()).toMatchObject({ device: { name: 'Porte A' }, ownLoaded: true, loading: false });
});

test('a visitor has nothing of their own to wait for, and after a logout neither has anybody', async () => {
  const { hold, state, worker } = await openOnWeakLine();
  await worker.login('colette@troupe.example', 'Rideau-1984!');
  hold();
  await worker.synchronise();
  await worker.logout();
  expect(state()).toMatchObject({ ownLoaded: true, session: { kind: 'none' } });
});
