import { expect, test } from 'vitest';
import { HOUR, MINUTE, newcomer, peopleDesk } from '../../../support/people-desk';
import { PASSWORD, troupe } from '../../../support/troupe';

const desk = peopleDesk();
const { marius, colette } = troupe;

const NEXT = 'Coulisses-7!';

const forget = (email: string, headers: Record<string, string> = {}) =>
  desk.ask('POST', '/api/accounts/password', { body: { email }, headers });

const renew = (token: string, password = NEXT) =>
  desk.ask('PUT', `/api/accounts/password/${token}`, { body: { token, user: { ...newcomer, password } } });

test('whoever forgot their password chooses a new one under the link of a mail', async () => {
  expect((await forget(marius.email.toUpperCase())).status).toBe(204);
  const token = await desk.tokenTo(marius.email);
  expect((await desk.ask('GET', `/api/accounts/password/${token}`)).body.user.email).toBe(marius.email);
  expect((await renew(token)).status).toBe(200);
  expect((await desk.logIn(marius.email, NEXT)).status).toBe(200);
  expect((await desk.logIn(marius.email, PASSWORD)).status).toBe(401);
  expect((await desk.mailsTo(marius.email)).map(({ kind }) => kind)).toEqual([
    'password',
    'password-changed',
  ]);
});

test('every session ends with the old password', async () => {
  const { body } = await desk.logIn(marius.email);
  await forget(marius.email);
  await renew(await desk.tokenTo(marius.email));
  const refreshed = await desk.ask('POST', '/api/authtokens/refresh', {
    body: { token: body.refreshToken.token },
  });
  expect(refreshed.status).toBe(404);
});

test('an unknown address is told so, in the words of the specification', async () => {
  expect(await forget('nobody@public.example')).toMatchObject({
    status: 404,
    body: { message: "Aucun compte trouvé. Vérifiez l'adresse mail." },
  });
});

test('a link is good for one hour and one use, and a weak password does not use it up', async () => {
  await forget(marius.email);
  const token = await desk.tokenTo(marius.email);
  expect((await renew(token, 'faible')).body.fields['user.password']).toContain('8caractères');
  expect((await renew(token)).status).toBe(200);
  expect((await renew(token, 'Encore-une-9!')).status).toBe(404);
  await forget(marius.email);
  const late = await desk.tokenTo(marius.email);
  await desk.wait(HOUR);
  expect((await renew(late)).body.message).toBe('Aucun compte trouvé. Vérifiez votre jeton.');
  expect((await desk.ask('GET', `/api/accounts/password/${late}`)).status).toBe(404);
});

test('a new password voids every other link to the account', async () => {
  await forget(marius.email);
  const first = await desk.tokenTo(marius.email);
  await desk.wait(MINUTE);
  await forget(marius.email);
  expect((await renew(await desk.tokenTo(marius.email))).status).toBe(200);
  expect((await renew(first, 'Encore-une-9!')).status).toBe(404);
});

test('whoever reads the mail of an account never activated has shown that the address is theirs', async () => {
  await desk.register();
  await forget(newcomer.email);
  await renew(await desk.tokenTo(newcomer.email));
  expect((await desk.logIn(newcomer.email, NEXT)).status).toBe(200);
});

test('a token of another kind, a made-up one and one of another length are all the same', async () => {
  await desk.register();
  const activation = await desk.tokenTo(newcomer.email);
  const answers = await Promise.all([activation, 'invented', 'x'.repeat(200)].map((token) => renew(token)));
  for (const { status, body } of answers) {
    expect(status).toBe(404);
    expect(body).toEqual(answers[0]?.body);
  }
});

test('one account is mailed three times an hour, and whoever asks once more is answered as ever', async () => {
  for (let times = 1; times <= 5; times += 1) expect((await forget(marius.email)).status).toBe(204);
  expect(await desk.mailsTo(marius.email)).toHaveLength(3);
  expect((await forget(colette.email)).status).toBe(204);
  expect(await desk.mailsTo(colette.email)).toHaveLength(1);
  await desk.wait(HOUR);
  expect((await forget(marius.email)).status).toBe(204);
  expect(await desk.mailsTo(marius.email)).toHaveLength(4);
});

test('whoever tries which addresses are known is stopped after twenty, and a hall that forgot its own is not', async () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  for (let tries = 1; tries <= 20; tries += 1)
    expect((await forget(`nobody-${tries}@public.example`, from('203.0.113.7'))).status).toBe(404);
  expect((await forget(colette.email, from('203.0.113.7'))).status).toBe(429);
  const hall = Object.values(desk.troupe).flatMap(({ email }) => [email, email]);
  for (const email of hall) expect((await forget(email, from('203.0.113.8'))).status).toBe(204);
  expect((await forget('nobody-21@public.example', from('203.0.113.8'))).status).toBe(404);
});
