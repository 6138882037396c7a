import type * as webauthn from '@simplewebauthn/server';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { expect, test, vi } from 'vitest';
import { Authenticator, type Says } from '../../../support/authenticator';
import { passkeyDesk } from '../../../support/passkey-desk';
import { MINUTE } from '../../../support/people-desk';
import { troupe } from '../../../support/troupe';

vi.mock('@simplewebauthn/server', async (original) => {
  const library = await original<typeof webauthn>();
  return { ...library, verifyRegistrationResponse: vi.fn(library.verifyRegistrationResponse) };
});

const desk = passkeyDesk();
const { marius, colette } = troupe;

test('of five who add the same key at the same instant, one adds it', async () => {
  const authenticator = new Authenticator();
  const credential = authenticator.make((await desk.prepare(marius)).body);
  const add = () => desk.ask('POST', '/api/passkeys', { by: marius, body: { credential } });
  const answers = await Promise.all(Array.from({ length: 5 }, add));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404, 404]);
});

test('nobody adds a key to another’s account, nor by a challenge that was for a login', async () => {
  const { body: ofMarius } = await desk.prepare(marius);
  const theft = await desk.ask('POST', '/api/passkeys', {
    by: colette,
    body: { credential: new Authenticator().make(ofMarius) },
  });
  expect(theft.status).toBe(404);
  const { body: login } = await desk.request();
  const detour = await desk.ask('POST', '/api/passkeys', {
    by: colette,
    body: { credential: new Authenticator().make(ofMarius, { challenge: login.challenge }) },
  });
  expect(detour.status).toBe(404);
  expect((await desk.list(colette)).body).toEqual([]);
});

test('nobody registers the key of another as their own', async () => {
  const { authenticator } = await desk.keyOf(marius);
  const { body: options } = await desk.prepare(colette);
  const taken = await desk.ask('POST', '/api/passkeys', {
    by: colette,
    body: { credential: authenticator.make(options) },
  });
  expect(taken).toMatchObject({ status: 409, body: { code: 'already-exists' } });
});

test.each<[string, Says]>([
  ['for another site', { origin: 'https://theatre.evil.example' }],
  ['for another site’s name', { rpId: 'theatre.evil.example' }],
  ['without asking for a finger or a PIN', { isVerified: false }],
  ['as a login', { type: 'webauthn.get' }],
  ['under another name than the one signed', { id: Buffer.from('autre nom').toString('base64url') }],
])('a key made %s is not added', async (_, says) => {
  const { status, body } = await desk.add(marius, new Authenticator(), says);
  expect(status).toBe(400);
  expect(body.fields.credential).toContain('pas pu être vérifiée');
});

test('certificates that nobody asked for are not looked at, so that they lead our server nowhere', async () => {
  // {x5c: [h'3000'], alg: -7, sig: h'00'}
  const statement = Buffer.from('a3637835638142300063616c6726637369674100', 'hex');
  vi.mocked(verifyRegistrationResponse).mockClear();
  for (const format of ['packed', 'fido-u2f', 'tpm', 'apple', 'android-key', 'android-safetynet']) {
    const { status } = await desk.add(marius, new Authenticator(), { attestation: { format, statement } });
    expect(status).toBe(400);
  }
  expect(verifyRegistrationResponse).not.toHaveBeenCalled();
  expect((await desk.add(marius, new Authenticator())).status).toBe(201);
  expect(verifyRegistrationResponse).toHaveBeenCalledOnce();
});

test('a challenge is over after five minutes', async () => {
  const { body: options } = await desk.prepare(marius);
  await desk.wait(5 * MINUTE);
  const credential = new Authenticator().make(options);
  const late = await desk.ask('POST', '/api/passkeys', { by: marius, body: { credential } });
  expect(late).toMatchObject({
    status: 404,
    body: { message: 'Cette demande n’a plus cours. Recommencez.' },
  });
});

test('garbage for what an authenticator says is refused', async () => {
  for (const attestationObject of ['AA', 'oA', '_____w', 'A'.repeat(20_000)]) {
    const good = new Authenticator().make((await desk.prepare(marius)).body);
    const credential = { ...good, response: { ...good.response, attestationObject } };
    const answer = await desk.ask('POST', '/api/passkeys', { by: marius, body: { credential } });
    expect(answer.body.code).toBe('invalid-field');
  }
});
