import { expect, test } from 'vitest';
import { createMirror } from '#mirror/database';
import type { SyncState } from '#worker/api';
import { createWorker } from '#worker/data-worker';
import type { SentRequest } from '../stage';
import { colette, error, nothingNew, openAsColette, openWorker, session } from '../worker-stage';

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
  expect(state()).toMatchObject({ ownMirroredAt: expect.any(Date), mirroredAt: expect.any(Date) });

  await worker.login('colette@troupe.example', 'Rideau-1984!');
  await worker.synchronise();
  expect(state()).toMatchObject({ ownMirroredAt: null, loading: true, mirroredAt: expect.any(Date) });

  let inAnotherTab: SyncState | undefined;
  const anew = createWorker(surroundings);
  await anew.watch((now) => (inAnotherTab = now));
  await anew.start({ firstRows: null });
  expect(inAnotherTab).toMatchObject({ ownMirroredAt: null, loading: true });

  hold();
  await worker.synchronise();
  expect(state()).toMatchObject({ ownMirroredAt: expect.any(Date), loading: false });
  await anew.synchronise();
  expect(inAnotherTab).toMatchObject({ ownMirroredAt: expect.any(Date) });
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
  const reached: boolean[] = [];
  await worker.watch(({ ownMirroredAt }) => reached.push(ownMirroredAt !== null));
  pass(60_000);
  await worker.synchronise();
  expect(reached.slice(reached.indexOf(true))).toEqual(expect.arrayContaining([true, false]));
  expect(state()).toMatchObject({ ownMirroredAt: expect.any(Date), loading: false });
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
  await expect.poll(state).toMatchObject({ ownMirroredAt: expect.any(Date) });
});

test('where the server refuses again and again, screens stop to wait: nothing is loading', async () => {
  const { pass, state, worker } = await openOnWeakLine();
  await worker.login('colette@troupe.example', 'Rideau-1984!');
  for (let round = 0; round < 3; round += 1) {
    await worker.synchronise();
    pass(60_000);
  }
  expect(state()).toMatchObject({ ownMirroredAt: null, loading: false, line: 'online' });
});

test('where the server asks for a long pause, they stop at once', async () => {
  const { sentTo, state, worker } = await openWorker({
    'POST /api/changes': ({ headers }) =>
      headers.has('Authorization')
        ? { status: 503, body: error('unavailable'), headers: { 'Retry-After': '600' } }
        : { status: 200, body: publicOnly },
  });
  await worker.synchronise();
  await worker.login('colette@troupe.example', 'Rideau-1984!');
  expect(await worker.synchronise()).toBe(false);
  const asked = sentTo('POST', '/api/changes').filter(({ headers }) => headers.has('Authorization'));
  expect(asked).toHaveLength(1);
  expect(state()).toMatchObject({ ownMirroredAt: null, loading: false });
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
  expect(state()).toMatchObject({
    device: { name: 'Porte A' },
    ownMirroredAt: expect.any(Date),
    loading: false,
  });
});

test('a visitor has nothing of their own to wait for, and after a logout neither has anybody', async () => {
  const { hold, state, worker } = await openOnWeakLine();
  await worker.login('colette@troupe.example', 'Rideau-1984!');
  hold();
  await worker.synchronise();
  await worker.logout();
  expect(state()).toMatchObject({ ownMirroredAt: expect.any(Date), session: { kind: 'none' } });
});

test('who logs in after another person is shown only once that person’s rows are gone', async () => {
  const rose = {
    ...session,
    token: 'autre',
    user: { ...colette, uuid: '0190a000-0000-7000-8000-000000000005' },
  };
  const logins = [session, rose];
  const { surroundings, worker } = await openWorker({
    'POST /api/authtokens': () => ({ status: 200, body: logins.shift() }),
    'POST /api/changes': ({ headers }) =>
      headers.get('Authorization')?.includes('autre') === true
        ? { status: 503, body: error('unavailable') }
        : { status: 200, body: { ...nothingNew, put: { account: [colette] } } },
  });
  await worker.login('colette@troupe.example', 'Rideau-1984!');
  await worker.synchronise();

  const mirror = createMirror(surroundings.storage);
  const accounts = () => mirror.read((generation) => generation.rows('account').count(), 0);
  expect(await accounts()).toBe(1);
  const shown: Promise<{ mirroredAt: Date | null; accounts: number }>[] = [];
  await worker.watch(({ session: told, ownMirroredAt }) => {
    if (told.kind === 'open' && told.session.user.uuid === rose.user.uuid)
      shown.push(accounts().then((count) => ({ mirroredAt: ownMirroredAt, accounts: count })));
  });
  await worker.login('rose@troupe.example', 'Rideau-1984!');
  const states = await Promise.all(shown);
  expect(states.length).toBeGreaterThan(0);
  for (const state of states) expect(state).toEqual({ mirroredAt: null, accounts: 0 });
});
