import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { aboutTextRoutes } from '#server/content/about-text/about-text-routes';
import { sessionRoutes } from '#server/people/session/session-routes';
import { usualSpans } from '#server/platform/process/spans';
import * as passwordHash from '#server/platform/guard/password-hash';
import { type AskApi, openApi } from '../../../support/api';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { PASSWORD, type Player, troupe, welcomeTroupe } from '../../../support/troupe';

const { marius, colette } = troupe;
const evening = new Date('2026-11-21T20:30:00+01:00');
const minute = 60_000;

let site: TestDatabase;
let ask: AskApi;

beforeAll(async () => {
  site = await openTestDatabase();
  await welcomeTroupe(site.database);
  ask = openApi(site.database, { ...sessionRoutes, ...aboutTextRoutes });
});

beforeEach(async () => {
  await site.setClock(evening);
  await site.database.deleteFrom('rate_limits').execute();
  await change(marius, { is_activated: true, disabled_until: null });
});

afterAll(() => site.close());

const logIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  ask('POST', '/api/authtokens', { body: { email, password }, headers });

const refresh = (token: string) => ask('POST', '/api/authtokens/refresh', { body: { token } });

function change({ uuid }: Player, fields: { is_activated?: boolean; disabled_until?: Date | null }) {
  return write(site.database, ({ database }) =>
    database.updateTable('users').set(fields).where('uuid', '=', uuid).execute(),
  );
}

test('a right password opens a session: tokens, their ends, and the person without their password', async () => {
  const { status, body } = await logIn(marius.email, PASSWORD);
  expect(status).toBe(200);
  expect(body).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: '2026-11-21T20:45:00+01:00',
    refreshToken: { token: expect.stringMatching(/^[\w-]{43}$/), expiresAt: '2026-12-21T20:30:00+01:00' },
    user: {
      uuid: marius.uuid,
      slug: 'marius-lafon',
      name: 'Lafon',
      firstname: 'Marius',
      email: marius.email,
      creationDate: '2020-09-01T10:00:00+02:00',
      lastAccess: '2026-11-21T20:30:00+01:00',
      isActivated: true,
      temporary: false,
      habilitations: [
        { code: 'ROLE_USER', name: 'Utilisateur' },
        { code: 'ROLE_MEMBRE', name: 'Membre' },
      ],
    },
  });
});

test('a token that is over, sent along by habit, hinders neither login nor refresh nor logout', async () => {
  const headers = { Authorization: 'Bearer over' };
  const { status, body } = await logIn(marius.email, PASSWORD, headers);
  expect(status).toBe(200);
  const token = body.refreshToken.token;
  const renewed = await ask('POST', '/api/authtokens/refresh', { body: { token }, headers });
  expect(renewed.status).toBe(200);
  expect((await ask('DELETE', `/api/authtokens/${renewed.body.token}`, { headers })).status).toBe(204);
});

test('nobody may keep the answer to a login', async () => {
  const { headers } = await logIn(marius.email, PASSWORD);
  expect(headers.get('Cache-Control')).toContain('no-store');
});

test('the case of an address does not matter', async () => {
  expect((await logIn('MARIUS@Troupe.Example', PASSWORD)).status).toBe(200);
});

test('the session remembers on what device it began', async () => {
  await logIn(marius.email, PASSWORD, {
    'User-Agent': 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Firefox/127.0',
  });
  const labels = await site.database.selectFrom('session_families').select('device_label').execute();
  expect(labels.map((row) => row.device_label)).toContain('Firefox sur Android');
});

test('a wrong password and an unknown address get the same answer', async () => {
  const wrong = await logIn(marius.email, 'Rideau-1985!');
  const unknown = await logIn('nobody@troupe.example', PASSWORD);
  expect(wrong).toMatchObject({ status: 401, body: { code: 'bad-credentials' } });
  expect(unknown.body).toEqual(wrong.body);
});

test('an unknown address, and one without a password, cost the same work as a known one', async () => {
  const work = vi.spyOn(passwordHash, 'verifyPassword');
  await logIn(marius.email, 'Rideau-1985!');
  await logIn('nobody@troupe.example', 'Rideau-1985!');
  expect(work.mock.calls).toEqual([
    [expect.stringMatching(/^\$argon2id/), 'Rideau-1985!'],
    [null, 'Rideau-1985!'],
  ]);
  work.mockRestore();
});

test.each([
  ['not activated yet', { is_activated: false }, 'not-activated'],
  ['blocked', { disabled_until: new Date(evening.getTime() + minute) }, 'blocked'],
])('somebody %s is told so after a right password only', async (_, fields, code) => {
  await change(marius, fields);
  expect((await logIn(marius.email, PASSWORD)).body).toMatchObject({ code });
  expect((await logIn(marius.email, 'Rideau-1985!')).body).toMatchObject({ code: 'bad-credentials' });
});

test('somebody whose blocking is over logs in again', async () => {
  await change(marius, { disabled_until: evening });
  expect((await logIn(marius.email, PASSWORD)).status).toBe(200);
});

test('after ten wrong passwords an account is tried once a minute: its owner gets in, whoever else is guessing', async () => {
  for (let tries = 1; tries <= 11; tries += 1)
    expect((await logIn(marius.email, `guess ${tries}`)).status).toBe(401);
  const refused = await logIn(marius.email.toUpperCase(), PASSWORD);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  const wait = Number(refused.headers.get('Retry-After'));
  expect([wait > 0, wait <= 60]).toEqual([true, true]);
  await site.setClock(new Date(evening.getTime() + minute));
  expect((await logIn(marius.email, PASSWORD)).status).toBe(200);
});

test('an unknown account waits just the same', async () => {
  for (let tries = 1; tries <= 11; tries += 1) await logIn('nobody@troupe.example', `guess ${tries}`);
  expect((await logIn('nobody@troupe.example', 'guess')).status).toBe(429);
});

test('of thirty guesses at the same instant, eleven are looked at', async () => {
  const guesses = Array.from({ length: 30 }, (_, rank) => logIn(marius.email, `guess ${rank}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(11);
});

test('right passwords do not count as guesses', async () => {
  for (let times = 1; times <= 12; times += 1) expect((await logIn(marius.email, PASSWORD)).status).toBe(200);
});

test('one address that guesses at many accounts waits too; the others do not', async () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  for (let tries = 1; tries <= 60; tries += 1)
    await logIn(`guess-${tries}@troupe.example`, 'guess', from('203.0.113.7'));
  expect((await logIn(colette.email, PASSWORD, from('203.0.113.7'))).status).toBe(429);
  expect((await logIn(colette.email, PASSWORD, from('203.0.113.8'))).status).toBe(200);
});

test('a refresh answers a whole session again, with the person as they are now', async () => {
  const first = (await logIn(marius.email, PASSWORD)).body;
  const { status, body } = await refresh(first.refreshToken.token);
  expect(status).toBe(200);
  expect(body.user).toEqual(first.user);
  expect(body.token).not.toBe(first.token);
  expect(body.refreshToken.token).not.toBe(first.refreshToken.token);
});

test('a refresh token that is over or unknown is a 404, of a kind that no device repeats', async () => {
  expect(await refresh('invented')).toMatchObject({ status: 404, body: { code: 'session-over' } });
});

test('a refresh says why the session ended, where the site knows it, with a code of its own', async () => {
  const first = (await logIn(marius.email, PASSWORD)).body;
  await site.setClock(new Date(evening.getTime() + 31 * 24 * 60 * minute));
  expect(await refresh(first.refreshToken.token)).toMatchObject({
    status: 404,
    body: { code: 'session-ended', message: 'Votre session n’avait pas servi depuis trente jours.' },
  });
});

test('logging out answers 204, and 404 the second time', async () => {
  const { token } = (await logIn(marius.email, PASSWORD)).body;
  expect((await ask('DELETE', `/api/authtokens/${token}`)).status).toBe(204);
  expect(await ask('DELETE', `/api/authtokens/${token}`)).toMatchObject({ status: 404 });
});

test('a token that is over is refused everywhere, with the code that asks for a refresh', async () => {
  const { token } = (await logIn(marius.email, PASSWORD)).body;
  await site.setClock(new Date(evening.getTime() + 15 * minute));
  const late = await ask('GET', '/api/about-text', { headers: { Authorization: `Bearer ${token}` } });
  expect(late).toMatchObject({ status: 401, body: { code: 'no-session' } });
});

test.each([
  ['no body', undefined, 'malformed-json'],
  ['torn JSON', '{"email": "marius@', 'malformed-json'],
  ['no password', { email: marius.email }, 'invalid-field'],
  ['an empty password', { email: marius.email, password: '' }, 'invalid-field'],
  ['an address that is none', { email: 'marius', password: PASSWORD }, 'invalid-field'],
  ['a number for an address', { email: 12, password: PASSWORD }, 'invalid-field'],
  ['a password of 201 letters', { email: marius.email, password: 'x'.repeat(201) }, 'invalid-field'],
  ['a field too many', { email: marius.email, password: PASSWORD, admin: true }, 'unknown-field'],
])('a login with %s is refused before any work', async (_, body, code) => {
  const work = vi.spyOn(passwordHash, 'verifyPassword');
  const answer = await ask('POST', '/api/authtokens', { body: body ?? '' });
  expect(answer).toMatchObject({ status: 400, body: { code, message: expect.stringMatching(/\S/) } });
  expect(work).not.toHaveBeenCalled();
  work.mockRestore();
});

test('a server that was built with shorter spans gives out sessions that end sooner', async () => {
  const hasty = openApi(site.database, sessionRoutes, null, {
    ...usualSpans,
    accessToken: 5_000,
    refreshToken: 60_000,
  });
  const ends = {
    expiresAt: '2026-11-21T20:30:05+01:00',
    refreshToken: { expiresAt: '2026-11-21T20:31:00+01:00' },
  };
  const opened = await hasty('POST', '/api/authtokens', {
    body: { email: marius.email, password: PASSWORD },
  });
  expect(opened.body).toMatchObject(ends);
  const { token } = opened.body.refreshToken;
  expect((await hasty('POST', '/api/authtokens/refresh', { body: { token } })).body).toMatchObject(ends);
});
