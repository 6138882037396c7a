import { expect, test } from 'vitest';
import { error, openWorker, session } from '../worker-stage';

const signed = {
  credential: {
    id: 'cle',
    rawId: 'cle',
    type: 'public-key',
    response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
  },
} as const;

test('a passkey opens a session as a password does', async () => {
  const { worker, state, sentTo } = await openWorker({
    'POST /api/authtokens/*': () => ({ status: 200, body: session }),
  });
  expect(await worker.loginByPasskey(signed)).toMatchObject({ ok: true, value: { token: session.token } });
  expect(state()?.session).toMatchObject({ kind: 'open' });
  expect(sentTo('POST', '/api/authtokens/passkey')).toMatchObject([{ body: signed }]);
});

test('a passkey that is refused opens none', async () => {
  const { worker, state } = await openWorker({
    'POST /api/authtokens/*': () => ({ status: 401, body: error('bad-credentials') }),
  });
  expect(await worker.loginByPasskey(signed)).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  expect(state()?.session).toEqual({ kind: 'none' });
});
