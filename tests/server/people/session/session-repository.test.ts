import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { write } from '#server/platform/database/transaction';
import {
  closeSession,
  findSessionUser,
  deleteOldSessions,
  openSession,
  rotateSession,
} from '#server/people/session/session-repository';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';

const { marius } = troupe;
const evening = new Date('2026-11-21T20:30:00+01:00');
const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

let site: TestDatabase;
let now = evening;

beforeAll(async () => {
  site = await openTestDatabase();
  await welcomeTroupe(site.database);
});

beforeEach(() => goTo(evening));

afterAll(() => site.close());

async function goTo(moment: Date) {
  now = moment;
  await site.setClock(moment);
}

const wait = (milliseconds: number) => goTo(new Date(now.getTime() + milliseconds));

const logIn = () =>
  write(site.database, (transaction) => openSession(transaction, marius.uuid, 'Firefox sur Linux'));

const refresh = async (token: string) => (await rotateSession(site.database, token))?.tokens;

const refreshed = async (token: string) => must(await refresh(token), 'new tokens');

const isGood = async (accessToken: string) => (await findSessionUser(site.database, accessToken)) !== null;

test('a session gives an access token for 15 minutes and a refresh token for 30 days', async () => {
  const session = await logIn();
  expect(session.expiresAt).toEqual(new Date(now.getTime() + 15 * minute));
  expect(session.refreshToken.expiresAt).toEqual(new Date(now.getTime() + 30 * day));
});

test('an access token speaks for its person, with their roles, until it is over', async () => {
  const { token } = await logIn();
  expect(await findSessionUser(site.database, token)).toEqual({
    uuid: marius.uuid,
    roles: new Set(['ROLE_USER', 'ROLE_MEMBRE']),
    session: expect.any(String),
  });
  await wait(15 * minute);
  expect(await isGood(token)).toBe(false);
});

test('neither a refresh token nor an invented one speaks for anybody', async () => {
  const { refreshToken } = await logIn();
  expect(await isGood(refreshToken.token)).toBe(false);
  expect(await isGood('invented')).toBe(false);
});

test('no token lies readable in the database', async () => {
  const session = await logIn();
  const rows = await site.database.selectFrom('session_tokens').selectAll().execute();
  const stored = JSON.stringify(rows.map((row) => [row.access_hash.toString(), row.refresh_hash.toString()]));
  expect(stored).not.toContain(session.token);
  expect(stored).not.toContain(session.refreshToken.token);
});

test('a refresh replaces both tokens, and the session lives on from one to the next', async () => {
  const first = await logIn();
  await wait(20 * minute);
  const next = await refreshed(first.refreshToken.token);
  expect(await isGood(next.token)).toBe(true);
  await wait(29 * day);
  const last = await refreshed(next.refreshToken.token);
  expect(await isGood(last.token)).toBe(true);
});

test('a refresh token is over after 30 days, and its session with it', async () => {
  const session = await logIn();
  await wait(30 * day);
  expect(await refresh(session.refreshToken.token)).toBeUndefined();
  expect(await closeSession(site.database, session.token)).toBe(false);
});

test('a refresh token used again after its successor ends the whole family', async () => {
  const first = await logIn();
  const second = await refreshed(first.refreshToken.token);
  await wait(20 * minute);
  const third = await refreshed(second.refreshToken.token);
  expect(await refresh(first.refreshToken.token)).toBeUndefined();
  expect(await isGood(third.token)).toBe(false);
  expect(await refresh(third.refreshToken.token)).toBeUndefined();
});

test('the grace of two tabs ends where a successor was used: whoever comes then is taken for a thief', async () => {
  const first = await logIn();
  const next = await refreshed(first.refreshToken.token);
  const last = await refreshed(next.refreshToken.token);
  await wait(second);
  expect(await refresh(first.refreshToken.token)).toBeUndefined();
  expect(await isGood(last.token)).toBe(false);
});

test('another session of the same person outlives a theft', async () => {
  const other = await logIn();
  const stolen = await logIn();
  const next = await refreshed(stolen.refreshToken.token);
  await wait(5 * minute);
  await refreshed(next.refreshToken.token);
  await refresh(stolen.refreshToken.token);
  expect(await isGood(other.token)).toBe(true);
});

test('when the answer was lost, the old token still brings a successor, hours later', async () => {
  const first = await logIn();
  const lost = await refreshed(first.refreshToken.token);
  await wait(8 * 60 * minute);
  const next = await refreshed(first.refreshToken.token);
  expect(await isGood(next.token)).toBe(true);
  await wait(minute);
  expect(await refresh(lost.refreshToken.token)).toBeUndefined();
  expect(await refresh(next.refreshToken.token)).toBeUndefined();
});

test('two refreshes at the same instant both bring tokens, and either of them goes on', async () => {
  for (const survivor of [0, 1]) {
    const first = await logIn();
    const both = await Promise.all([
      refreshed(first.refreshToken.token),
      refreshed(first.refreshToken.token),
    ]);
    const kept = must(both[survivor], 'the tokens that were stored last');
    await wait(20 * minute);
    const next = await refreshed(kept.refreshToken.token);
    expect(await isGood(next.token)).toBe(true);
  }
});

test('ten refreshes at the same instant leave one session that goes on', async () => {
  const first = await logIn();
  const all = await Promise.all(Array.from({ length: 10 }, () => refreshed(first.refreshToken.token)));
  const last = must(all.at(-1), 'the last answer');
  await wait(20 * minute);
  expect(await refresh(last.refreshToken.token)).toBeDefined();
});

test('of two tabs that went on with tokens of their own, the slower one is not taken for a thief at once', async () => {
  const first = await logIn();
  const one = await refreshed(first.refreshToken.token);
  const other = await refreshed(first.refreshToken.token);
  await wait(15 * minute);
  await refreshed(one.refreshToken.token);
  await wait(20 * second);
  expect(await refresh(other.refreshToken.token)).toBeDefined();
});

test('somebody blocked is let go at once, and their session does not come back', async () => {
  const session = await logIn();
  await block(new Date(now.getTime() + day));
  expect(await isGood(session.token)).toBe(false);
  expect(await refresh(session.refreshToken.token)).toBeUndefined();
  await block(null);
  expect(await isGood(session.token)).toBe(false);
});

async function block(until: Date | null) {
  await write(site.database, ({ database }) =>
    database.updateTable('users').set({ disabled_until: until }).where('uuid', '=', marius.uuid).execute(),
  );
}

test('logging out works with either token, also after the access token is over', async () => {
  const session = await logIn();
  await wait(day);
  expect(await closeSession(site.database, session.token)).toBe(true);
  expect(await refresh(session.refreshToken.token)).toBeUndefined();
  const other = await logIn();
  expect(await closeSession(site.database, other.refreshToken.token)).toBe(true);
  expect(await isGood(other.token)).toBe(false);
});

test('logging out of an unknown session says so', async () => {
  expect(await closeSession(site.database, 'invented')).toBe(false);
});

test('what is over is forgotten, and what is not stays', async () => {
  const old = await logIn();
  await wait(29 * day);
  const young = await logIn();
  await wait(2 * day);
  await deleteOldSessions(site.database);
  expect(await closeSession(site.database, old.token)).toBe(false);
  expect(await refresh(young.refreshToken.token)).toBeDefined();
});
