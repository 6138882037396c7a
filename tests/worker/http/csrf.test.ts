import { expect, test } from 'vitest';
import { colette, error, newsWrite, nothingNew, openAsColette, pulledWith } from '../worker-stage';

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
