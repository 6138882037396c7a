import { expect, test } from 'vitest';
import { PASSWORD, troupe } from '../../../support/troupe';
import { newcomer, peopleDesk } from '../../../support/people-desk';

const desk = peopleDesk();
const { email, password } = newcomer;

const resend = (body: object) => desk.ask('POST', '/api/accounts/activation', { body });

test('who has the right password of an account that waits gets its mail again, and the new link opens it', async () => {
  await desk.register();
  expect((await resend({ email, password })).status).toBe(204);
  const mails = await desk.mailsTo(email);
  expect(mails.map(({ kind }) => kind)).toEqual(['activation', 'activation']);
  const token = await desk.tokenTo(email);
  expect((await desk.ask('PUT', `/api/accounts/activation/${token}`, { body: { token } })).status).toBe(200);
  expect((await desk.logIn(email, password)).status).toBe(200);
});

test.each([
  ['a wrong password', { email, password: 'Rideau-99!' }],
  ['an unknown address', { email: 'personne@public.example', password }],
])('%s is told what a login tells it, and nothing is sent', async (_, body) => {
  await desk.register();
  expect((await resend(body)).body).toMatchObject({ code: 'bad-credentials' });
  expect(await desk.mailsTo(email)).toHaveLength(1);
});

test('an account that is open needs no mail', async () => {
  const { status, body } = await resend({ email: troupe.marius.email, password: PASSWORD });
  expect([status, body.message]).toEqual([409, 'Ce compte est déjà activé.']);
  expect(await desk.mailsTo(troupe.marius.email)).toEqual([]);
});

test('five in an hour are enough', async () => {
  await desk.register();
  for (let mail = 0; mail < 5; mail += 1) expect((await resend({ email, password })).status).toBe(204);
  expect((await resend({ email, password })).body).toMatchObject({ code: 'too-many-requests' });
});
