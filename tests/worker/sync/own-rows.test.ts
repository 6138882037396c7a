import { expect, test } from 'vitest';
import type { SyncState } from '#worker/api';
import { createWorker } from '#worker/data-worker';
import type { SentRequest } from '../stage';
import { error, nothingNew, openWorker } from '../worker-stage';

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

test('a visitor has nothing of their own to wait for, and after a logout neither has anybody', async () => {
  const { hold, state, worker } = await openOnWeakLine();
  await worker.login('colette@troupe.example', 'Rideau-1984!');
  hold();
  await worker.synchronise();
  await worker.logout();
  expect(state()).toMatchObject({ ownLoaded: true, session: { kind: 'none' } });
});
