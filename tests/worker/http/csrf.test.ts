import { expect, test } from 'vitest';
import { createWorker } from '#worker/data-worker';
import { colette, error, newsWrite, nothingNew, openAsColette, pulledWith, session } from '../worker-stage';

test('a write refused for a missing CSRF token is sent again under its key, with the token that a pull brought', async () => {
  const { worker, sentTo } = await openAsColette({
    'POST /api/news': ({ headers }) =>
      headers.get('X-XSRF-TOKEN') === 'croix'
        ? { status: 201, body: { version: 'v1' } }
        : { status: 403, body: error('csrf') },
  });
  await worker.enqueue(newsWrite, colette.uuid);
  await worker.synchronise();
  const sent = sentTo('POST', '/api/news');
  expect(sent.at(-1)?.headers.get('X-XSRF-TOKEN')).toBe('croix');
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

test('a write refused for a missing CSRF token loses nothing of what the pull brought besides the token', async () => {
  let refused = 0;
  let told = 0;
  const { worker, state } = await openAsColette({
    'POST /api/news': ({ headers }) => {
      if (headers.get('X-XSRF-TOKEN') === 'neuf') return { status: 201, body: { version: 'v1' } };
      refused += 1;
      return { status: 403, body: error('csrf') };
    },
    'POST /api/changes': () => {
      if (refused > 0) told += 1;
      const { body } = told === 1 ? pulledWith(['ROLE_ADMIN', 'ROLE_MEMBRE']) : { body: nothingNew };
      return { status: 200, body, headers: { 'X-XSRF-TOKEN': refused > 0 ? 'neuf' : 'croix' } };
    },
  });
  await worker.enqueue(newsWrite, colette.uuid);
  await worker.synchronise();
  await worker.synchronise();
  expect([refused, state()?.waiting]).toEqual([1, 0]);
  const session = state()?.session;
  expect(session?.kind === 'open' && session.session.user.habilitations.map(({ code }) => code)).toEqual([
    'ROLE_ADMIN',
    'ROLE_MEMBRE',
  ]);
});

test('the token is kept with the device: the first write of a new page is not refused for want of it', async () => {
  const { worker, surroundings, sentTo } = await openAsColette({
    'POST /api/news': ({ headers }) =>
      headers.get('X-XSRF-TOKEN') === 'croix'
        ? { status: 201, body: { version: 'v1' } }
        : { status: 403, body: error('csrf') },
  });
  await worker.synchronise();
  const next = createWorker(surroundings);
  await next.enqueue(newsWrite, colette.uuid);
  await next.synchronise();
  expect(sentTo('POST', '/api/news').map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(['croix']);
});

test('a renewal refused for a missing token waits for no pull, which would wait for the renewal', async () => {
  let isStrict = true;
  const { worker, sentTo, pass, state } = await openAsColette({
    'POST /api/authtokens/*': () =>
      isStrict
        ? { status: 403, body: error('csrf') }
        : { status: 200, body: { ...session, token: 'neuf', expiresAt: '2026-11-21T23:45:00+01:00' } },
  });
  await worker.synchronise();
  pass(20 * 60_000);
  for (const _ of [1, 2, 3]) await worker.synchronise();
  expect(sentTo('POST', '/api/authtokens/refresh')).toHaveLength(3);
  expect(state()).toMatchObject({ line: 'online', isBehind: true });
  isStrict = false;
  await worker.synchronise();
  expect(state()).toMatchObject({ isBehind: false });
  expect(sentTo('POST', '/api/changes').at(-1)?.headers.get('Authorization')).toBe('Bearer neuf');
});
