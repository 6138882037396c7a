import { expect, test } from 'vitest';
import { userHandleOf } from '#server/people/passkey/passkey-options';
import { Authenticator } from '../../../support/authenticator';
import { MINUTE } from '../../../support/people-desk';
import { passkeyDesk } from '../../../support/passkey-desk';
import { PASSWORD, troupe } from '../../../support/troupe';

const desk = passkeyDesk();
const { marius, colette, agathe } = troupe;
const firefox = { 'User-Agent': 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Firefox/127.0' };

test('who knows their password is told how to make a key: found without a name, behind a finger or a PIN', async () => {
  const { status, body } = await desk.prepare(marius);
  expect(status).toBe(200);
  expect(body).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rp: { id: 'localhost', name: 'localhost' },
    user: { id: userHandleOf(marius.uuid), name: marius.email, displayName: 'Marius Lafon' },
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  });
});

test('without the password nothing is prepared, and it is guessed ten times at most', async () => {
  for (let tries = 1; tries <= 10; tries += 1)
    expect((await desk.prepare(marius, 'Rideau-1985!')).body.fields.password).toContain('actuel');
  expect((await desk.prepare(marius)).status).toBe(429);
});

test('a key is added under the name of the device, a mail tells of it, and it is not made twice', async () => {
  const authenticator = new Authenticator();
  const { body: options } = await desk.prepare(marius);
  const added = await desk.ask('POST', '/api/passkeys', {
    by: marius,
    headers: firefox,
    body: { credential: authenticator.make(options) },
  });
  expect(added).toMatchObject({
    status: 201,
    body: { name: 'Firefox sur Android', device: 'Firefox sur Android', site: 'localhost', isSynced: false },
  });
  expect((await desk.list(marius)).body).toEqual([added.body]);
  const [mail] = await desk.mailsTo(marius.email);
  expect(mail).toMatchObject({ kind: 'passkey-added' });
  expect(mail?.text).toContain('Firefox sur Android');
  const { body: next } = await desk.prepare(marius);
  expect(next.excludeCredentials).toEqual([{ id: authenticator.id, type: 'public-key' }]);
});

test('a key opens a session as a password does, on the device that it says', async () => {
  const { authenticator } = await desk.keyOf(marius);
  await desk.wait(MINUTE);
  const { status, body } = await desk.logInBy(authenticator);
  expect(status).toBe(200);
  const byPassword = await desk.logIn(marius.email);
  expect(Object.keys(body).sort()).toEqual(Object.keys(byPassword.body).sort());
  expect(body.user).toEqual(byPassword.body.user);
  const asMarius = { headers: { Authorization: `Bearer ${body.token}` } };
  const { body: sessions } = await desk.ask('GET', '/api/sessions', asMarius);
  expect(sessions.filter(({ current }: { current: boolean }) => current)).toMatchObject([
    { device: 'Appareil inconnu', createdAt: '2026-11-21T20:31:00+01:00' },
  ]);
  expect((await desk.list(marius)).body).toMatchObject([{ lastUsedAt: '2026-11-21T20:31:00+01:00' }]);
});

test('a new device is told by mail, also when a key let it in', async () => {
  await desk.logIn(marius.email, PASSWORD, { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/128.0' });
  const { authenticator } = await desk.keyOf(marius);
  const { body: options } = await desk.request();
  expect((await desk.enter(authenticator.use(options), firefox)).status).toBe(200);
  expect((await desk.mailsTo(marius.email)).map(({ kind }) => kind)).toContain('new-device');
});

test('a key is renamed and removed, and opens nothing any more', async () => {
  const { authenticator, uuid } = await desk.keyOf(marius);
  const rename = (name: string) => desk.ask('PUT', `/api/passkeys/${uuid}`, { by: marius, body: { name } });
  expect((await rename(' Mon téléphone ')).body.name).toBe('Mon téléphone');
  for (const name of ['', ' ', 'x'.repeat(61), 'Clé\r\nBcc: tous@public.example'])
    expect((await rename(name)).status).toBe(400);
  const remove = () => desk.ask('DELETE', `/api/passkeys/${uuid}`, { by: marius });
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
  expect((await desk.list(marius)).body).toEqual([]);
  expect((await desk.logInBy(authenticator)).body.code).toBe('bad-credentials');
});

test('another’s key is like one that does not exist, also for an administrator', async () => {
  const { uuid } = await desk.keyOf(marius);
  for (const by of [colette, agathe]) {
    expect((await desk.ask('DELETE', `/api/passkeys/${uuid}`, { by })).status).toBe(404);
    expect((await desk.ask('PUT', `/api/passkeys/${uuid}`, { by, body: { name: 'À moi' } })).status).toBe(
      404,
    );
    expect((await desk.list(by)).body).toEqual([]);
  }
  expect((await desk.list(marius)).body).toHaveLength(1);
});

test('nobody has more than twenty keys', async () => {
  const { body: options } = await desk.prepare(marius);
  for (let keys = 1; keys <= 20; keys += 1) await desk.keyOf(marius);
  expect((await desk.prepare(marius)).body.code).toBe('wrong-state');
  const late = await desk.ask('POST', '/api/passkeys', {
    by: marius,
    body: { credential: new Authenticator().make(options) },
  });
  expect(late.body.code).toBe('wrong-state');
});

test('keys go with the account, and into the file of what is held on a person', async () => {
  const { authenticator } = await desk.keyOf(marius);
  const { body: data } = await desk.ask('GET', `/api/users/${marius.uuid}/data`, { by: marius });
  expect(data.passkeys).toMatchObject([{ credential: authenticator.id, device: 'Appareil inconnu' }]);
  expect((await desk.ask('DELETE', `/api/users/${marius.uuid}`, { by: marius })).status).toBe(204);
  expect(await desk.database().selectFrom('passkeys').selectAll().execute()).toEqual([]);
  expect((await desk.logInBy(authenticator)).body.code).toBe('bad-credentials');
});

test('the mail about a new password says that keys still open the account', async () => {
  await desk.keyOf(marius);
  await desk.ask('PUT', `/api/users/${marius.uuid}/password`, {
    by: marius,
    body: { password: PASSWORD, newUser: { password: 'Coulisses-7!' } },
  });
  const mail = (await desk.mailsTo(marius.email)).find(({ kind }) => kind === 'password-changed');
  expect(mail?.text).toContain('Clés d’accès qui ouvrent aussi votre compte\u00a0: 1.');
});
