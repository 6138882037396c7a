import { expect, test } from 'vitest';
import type { Authenticator } from '../../../support/authenticator';
import { MINUTE } from '../../../support/people-desk';
import { passkeyDesk } from '../../../support/passkey-desk';
import { PASSWORD, troupe } from '../../../support/troupe';

const desk = passkeyDesk();
const { marius, colette } = troupe;

/** Marius’s session, six minutes after he logged in. */
async function unattended() {
  const { body } = await desk.logIn(marius.email);
  await desk.wait(6 * MINUTE);
  const headers = { Authorization: `Bearer ${body.token}` };
  return {
    prove: (proof: object) => desk.ask('POST', '/api/sessions/proof', { headers, body: proof }),
    remove: (path: string) => desk.ask('DELETE', path, { headers }),
  };
}

const account = `/api/users/${marius.uuid}`;
const isThere = async () => (await desk.logIn(marius.email)).status === 200;

test('a session that was left open deletes no account, neither as such nor by its first role', async () => {
  const { remove } = await unattended();
  for (const path of [account, `${account}/roles/ROLE_USER`])
    expect(await remove(path)).toMatchObject({ status: 403, body: { code: 'not-proved' } });
  expect(await isThere()).toBe(true);
});

test('the password is a proof for five minutes', async () => {
  const { prove, remove } = await unattended();
  expect((await prove({ password: 'Rideau-1985!' })).body.fields.password).toContain('actuel');
  expect((await remove(account)).status).toBe(403);
  expect((await prove({ password: PASSWORD })).status).toBe(204);
  await desk.wait(5 * MINUTE);
  expect((await remove(account)).status).toBe(403);
  expect((await prove({ password: PASSWORD })).status).toBe(204);
  await desk.wait(3 * MINUTE);
  expect((await remove(account)).status).toBe(204);
  expect(await isThere()).toBe(false);
});

test('a passkey is removed by who signs with one of theirs, and not by who signs with another’s', async () => {
  const { authenticator, uuid } = await desk.keyOf(marius);
  const { authenticator: foreign } = await desk.keyOf(colette);
  const { prove, remove } = await unattended();
  const signed = async (by: Authenticator) => by.use((await desk.request()).body);
  expect(await remove(`/api/passkeys/${uuid}`)).toMatchObject({ status: 403, body: { code: 'not-proved' } });
  expect(await prove({ credential: await signed(foreign) })).toMatchObject({
    status: 401,
    body: { code: 'bad-credentials' },
  });
  const credential = await signed(authenticator);
  expect((await prove({ credential })).status).toBe(204);
  expect((await prove({ credential })).status).toBe(401);
  expect((await remove(`/api/passkeys/${uuid}`)).status).toBe(204);
  expect((await desk.list(marius)).body).toEqual([]);
});

test('a proof is a password or a passkey, and it is tried ten times at most', async () => {
  const { prove } = await unattended();
  expect((await prove({})).status).toBe(400);
  for (let tries = 1; tries <= 10; tries += 1) await prove({ password: 'Rideau-1985!' });
  expect((await prove({ password: PASSWORD })).status).toBe(429);
});
