import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { write } from '#server/platform/database/transaction';
import { readEndReason } from '#server/people/session/ended-session-repository';
import { endSession, endSessions, listSessions } from '#server/people/session/own-session-repository';
import {
  closeSession,
  deleteOldSessions,
  openSession,
  rotateSession,
} from '#server/people/session/session-repository';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';

const { marius } = troupe;
const evening = new Date('2026-11-21T20:30:00+01:00');
const minute = 60_000;
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

async function block(until: Date | null) {
  await write(site.database, ({ database }) =>
    database.updateTable('users').set({ disabled_until: until }).where('uuid', '=', marius.uuid).execute(),
  );
}

test.each([
  ['who was away for a month', 'unused', () => wait(31 * day)],
  [
    'who was away for a month, though the night has swept since',
    'unused',
    async () => {
      await wait(31 * day);
      await deleteOldSessions(site.database);
    },
  ],
  ['who was blocked', 'blocked', () => block(new Date(now.getTime() + day))],
  [
    'whose password was changed elsewhere',
    'password',
    () => endSessions(site.database, marius.uuid, 'password'),
  ],
  [
    'who closed it elsewhere',
    'closed',
    async () => {
      for (const { uuid } of await listSessions(site.database, marius.uuid, null))
        await endSession(site.database, marius.uuid, uuid);
    },
  ],
] as const)('a device is told why its session ended: of somebody %s', async (_, reason, end) => {
  const { refreshToken } = await logIn();
  await end();
  expect(await refresh(refreshToken.token)).toBeUndefined();
  expect(await readEndReason(site.database, refreshToken.token)).toBe(reason);
  await block(null);
});

test('a device learns that its session ended because an old token was used again, and whoever used it nothing', async () => {
  const first = await logIn();
  const second = await refreshed(first.refreshToken.token);
  await wait(20 * minute);
  const third = await refreshed(second.refreshToken.token);
  await refresh(first.refreshToken.token);
  expect(await readEndReason(site.database, third.refreshToken.token)).toBe('theft');
  expect(await readEndReason(site.database, first.refreshToken.token)).toBeNull();
});

test('why a session ended is forgotten after a month, and never asked of one that was closed here', async () => {
  const left = await logIn();
  await endSessions(site.database, marius.uuid, 'password');
  const closed = await logIn();
  await closeSession(site.database, closed.token);
  expect(await readEndReason(site.database, closed.refreshToken.token)).toBeNull();
  await wait(31 * day);
  await deleteOldSessions(site.database);
  expect(await readEndReason(site.database, left.refreshToken.token)).toBeNull();
});
