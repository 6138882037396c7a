import { expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { expiredTokens } from '#server/operation/jobs/housekeeping';
import { userHandleOf } from '#server/people/passkey/passkey-options';
import { Authenticator, type Says } from '../../../support/authenticator';
import { passkeyDesk } from '../../../support/passkey-desk';
import { MINUTE, evening } from '../../../support/people-desk';
import { troupe } from '../../../support/troupe';

const desk = passkeyDesk();
const { marius, colette } = troupe;
const elsewhere = 'https://theatre.evil.example';

test('what a key signed lets in once', async () => {
  const { authenticator } = await desk.keyOf(marius);
  const credential = authenticator.use((await desk.request()).body);
  expect((await desk.enter(credential)).status).toBe(200);
  expect(await desk.enter(credential)).toMatchObject({ status: 401, body: { code: 'bad-credentials' } });
});

test('of five who bring the same signature at the same instant, one gets in', async () => {
  const { authenticator } = await desk.keyOf(marius);
  const credential = authenticator.use((await desk.request()).body);
  const answers = await Promise.all(Array.from({ length: 5 }, () => desk.enter(credential)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a challenge is over after five minutes, and forgotten within the hour', async () => {
  const { authenticator } = await desk.keyOf(marius);
  const { body: options } = await desk.request();
  await desk.wait(5 * MINUTE);
  expect((await desk.enter(authenticator.use(options))).body).toMatchObject({
    code: 'bad-credentials',
    message: 'Cette demande n’a plus cours. Recommencez.',
  });
  await expiredTokens.run(desk.database());
  expect(await desk.database().selectFrom('passkey_challenges').selectAll().execute()).toEqual([]);
});

test.each<[string, Says]>([
  ['for another site', { origin: elsewhere }],
  ['for another site’s name', { rpId: 'theatre.evil.example' }],
  ['under another port of this machine', { origin: 'http://localhost:9999' }],
  ['without asking for a finger or a PIN', { isVerified: false }],
  ['for a challenge of its own', { challenge: 'a'.repeat(43) }],
  ['as a key that is made', { type: 'webauthn.create' }],
  ['under a name that nobody has', { id: Buffer.from('personne').toString('base64url') }],
  ['for somebody else', { userHandle: userHandleOf(colette.uuid) }],
])('nobody gets in with a signature %s, nor by it a second time', async (_, says) => {
  const { authenticator } = await desk.keyOf(marius);
  const { body: options } = await desk.request();
  const refused = await desk.enter(authenticator.use(options, says));
  expect(refused).toMatchObject({ status: 401, body: { code: 'bad-credentials' } });
  if (says.challenge === undefined)
    expect((await desk.enter(authenticator.use(options))).body.code).toBe('bad-credentials');
  expect((await desk.logInBy(authenticator)).status).toBe(200);
});

test('a key of nobody’s, and another key under this one’s name, get the same answer', async () => {
  const { authenticator } = await desk.keyOf(marius);
  const stranger = new Authenticator();
  stranger.make((await desk.prepare(marius)).body);
  const unknown = await desk.logInBy(stranger);
  const forged = await desk.logInBy(stranger, { id: authenticator.id });
  expect(unknown).toMatchObject({ status: 401, body: { code: 'bad-credentials' } });
  expect(forged.body).toEqual(unknown.body);
});

test('a key that counts less than it did is a copy', async () => {
  const { authenticator } = await desk.keyOf(marius);
  expect((await desk.logInBy(authenticator, { counter: 7 })).status).toBe(200);
  for (const counter of [7, 3, 0])
    expect((await desk.logInBy(authenticator, { counter })).body.code).toBe('bad-credentials');
  expect((await desk.logInBy(authenticator, { counter: 8 })).status).toBe(200);
});

test('of a key and its copy that count the same at the same instant, one gets in', async () => {
  const { authenticator } = await desk.keyOf(marius);
  const uses = [await desk.request(), await desk.request()];
  const answers = await Promise.all(
    uses.map(({ body }) => desk.enter(authenticator.use(body, { counter: 5 }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test.each([
  ['not activated yet', { is_activated: false }, 'not-activated'],
  ['blocked', { disabled_until: new Date(evening.getTime() + MINUTE) }, 'blocked'],
])('somebody %s is told so after a good signature only', async (_, fields, code) => {
  const { authenticator } = await desk.keyOf(marius);
  await write(desk.database(), ({ database }) =>
    database.updateTable('users').set(fields).where('uuid', '=', marius.uuid).execute(),
  );
  expect((await desk.logInBy(authenticator)).body).toMatchObject({ code });
  expect((await desk.logInBy(authenticator, { origin: elsewhere })).body.code).toBe('bad-credentials');
});

test('a challenge for adding a key lets nobody in', async () => {
  const { authenticator } = await desk.keyOf(marius);
  const { body: creation } = await desk.prepare(marius);
  const refused = await desk.logInBy(authenticator, { challenge: creation.challenge });
  expect(refused.body.code).toBe('bad-credentials');
});

test.each([
  ['no credential', {}, 'invalid-field'],
  ['letters that no address has', { id: 'é', rawId: 'é' }, 'invalid-field'],
  ['client data that is no JSON', { response: { clientDataJSON: 'AAAA' } }, 'bad-credentials'],
  ['client data that is null', { response: { clientDataJSON: 'bnVsbA' } }, 'bad-credentials'],
  ['an endless signature', { response: { signature: 'A'.repeat(4001) } }, 'invalid-field'],
])('a login with %s is refused', async (_, wrong: { id?: string; response?: object }, code) => {
  const { authenticator } = await desk.keyOf(marius);
  const good = authenticator.use((await desk.request()).body);
  const credential =
    Object.keys(wrong).length === 0
      ? undefined
      : { ...good, ...wrong, response: { ...good.response, ...wrong.response } };
  expect((await desk.enter(credential)).body.code).toBe(code);
});

test('garbage for what an authenticator says is refused', async () => {
  const { authenticator } = await desk.keyOf(marius);
  for (const authenticatorData of ['AA', 'A'.repeat(49), 'A'.repeat(200)]) {
    const good = authenticator.use((await desk.request()).body);
    const credential = { ...good, response: { ...good.response, authenticatorData } };
    expect((await desk.enter(credential)).body.code).toBe('bad-credentials');
  }
});

test('one network tries keys sixty times in a quarter of an hour; the others go on', async () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const stranger = () =>
    new Authenticator().use(
      { challenge: 'x', rpId: 'localhost', timeout: 1, userVerification: 'required' },
      { userHandle: 'x' },
    );
  for (let tries = 1; tries <= 60; tries += 1) await desk.enter(stranger(), from('203.0.113.7'));
  expect((await desk.enter(stranger(), from('203.0.113.7'))).status).toBe(429);
  expect((await desk.enter(stranger(), from('203.0.113.8'))).status).toBe(401);
});

test('no network fills the table of challenges', async () => {
  await desk.request();
  await desk.database().updateTable('rate_limits').set({ count: 300 }).execute();
  expect((await desk.request()).status).toBe(429);
});

test('for whom a key signs is the configured address, whatever a request calls its host', async () => {
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
  const { body } = await desk.ask('POST', '/api/authtokens/passkey/options', { headers });
  expect(body.rpId).toBe('localhost');
});
