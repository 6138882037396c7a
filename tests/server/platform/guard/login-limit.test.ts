import { expect, test } from 'vitest';
import { PASSWORD, troupe } from '../../../support/troupe';
import { peopleDesk } from '../../../support/people-desk';

const desk = peopleDesk();
const { marius } = troupe;

/** As if so many had tried. */
const countTries = (of: string, count: number) =>
  desk.database().updateTable('rate_limits').set({ count }).where('key', 'like', `${of} %`).execute();

const from = (address: string) => ({ 'X-Forwarded-For': address });

test('whoever goes on guessing takes no turn of the owner, who comes from another network', async () => {
  const guesser = from('198.51.100.7');
  for (let tries = 1; tries <= 11; tries += 1) await desk.logIn(marius.email, `guess ${tries}`, guesser);
  expect((await desk.logIn(marius.email, 'guess', guesser)).status).toBe(429);
  expect((await desk.logIn(marius.email, PASSWORD, from('203.0.113.9'))).status).toBe(200);
});

test('guesses from ever new networks come to an end as well', async () => {
  const network = (rank: number) => from(`2001:db8:${rank.toString(16)}::1`);
  for (let tries = 1; tries <= 11; tries += 1)
    await desk.logIn(marius.email, `guess ${tries}`, network(tries));
  await countTries('late logins to', 200);
  expect((await desk.logIn(marius.email, 'guess', network(12))).status).toBe(429);
});

test('a browser that logged in before enters at once, whoever goes on guessing beside it', async () => {
  const secret = 'abcdefghijklmnopqrstuvwx';
  const home = { Cookie: `XSRF-TOKEN=${secret}`, 'X-XSRF-TOKEN': secret };
  expect((await desk.logIn(marius.email, PASSWORD, home)).status).toBe(200);
  for (let tries = 1; tries <= 12; tries += 1) await desk.logIn(marius.email, `guess ${tries}`);
  await countTries('login from', 60);
  expect((await desk.logIn(marius.email, PASSWORD)).status).toBe(429);
  expect((await desk.logIn(marius.email, PASSWORD, home)).status).toBe(200);
  for (let tries = 1; tries <= 10; tries += 1) await desk.logIn(marius.email, `guess ${tries}`, home);
  expect((await desk.logIn(marius.email, PASSWORD, home)).status).toBe(429);
});

test('whoever chose a new password by the link of a mail enters from there, whoever goes on guessing beside them', async () => {
  for (let tries = 1; tries <= 12; tries += 1) await desk.logIn(marius.email, `guess ${tries}`);
  await desk.ask('POST', '/api/accounts/password', { body: { email: marius.email } });
  const token = await desk.tokenTo(marius.email);
  const secret = 'c'.repeat(24);
  const headers = { Cookie: `XSRF-TOKEN=${secret}`, 'X-XSRF-TOKEN': secret };
  const body = { token, user: { password: 'Coulisses-7!' } };
  expect((await desk.ask('PUT', `/api/accounts/password/${token}`, { body, headers })).status).toBe(200);
  expect((await desk.logIn(marius.email, 'Coulisses-7!')).status).toBe(429);
  expect((await desk.logIn(marius.email, 'Coulisses-7!', headers)).status).toBe(200);
});

test('however many browsers an account knows, they have sixty tries together', async () => {
  const browser = (secret: string) => ({ Cookie: `XSRF-TOKEN=${secret}`, 'X-XSRF-TOKEN': secret });
  const [one, other] = [browser('a'.repeat(24)), browser('b'.repeat(24))];
  for (const each of [one, other]) await desk.logIn(marius.email, PASSWORD, each);
  await desk.logIn(marius.email, 'guess', one);
  await countTries('logins by browsers to', 60);
  for (let tries = 1; tries <= 12; tries += 1) await desk.logIn(marius.email, `guess ${tries}`);
  expect((await desk.logIn(marius.email, PASSWORD, other)).status).toBe(429);
});
