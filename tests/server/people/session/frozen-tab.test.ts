import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { encodeWire } from '#common/base/wire';
import type { Session } from '#common/contract/people/session';
import { openDevice } from '#mirror/device';
import { write } from '#server/platform/database/transaction';
import { findSessionUser, openSession, rotateSession } from '#server/people/session/session-repository';
import { findUsers, userOf } from '#server/people/user/user-repository';
import type { Server } from '#worker/http/server';
import { createSessionManager } from '#worker/session/session-manager';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';
import { openStage } from '../../../worker/stage';

/*
 * Two tabs of one browser and the server's own rules of rotation: one tab is frozen in the middle of renewing the
 * session, the other renews it, the first wakes up.
 */

const { marius } = troupe;
const evening = new Date('2026-11-21T20:30:00+01:00');
const second = 1000;
const minute = 60 * second;

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

const freely = async () => undefined;

/** A browser where Marius is logged in, with a session that is over, and two tabs. */
async function openBrowser() {
  const { surroundings } = openStage();
  const device = openDevice(surroundings.storage);
  const person = userOf(must((await findUsers(site.database, [marius.uuid]))[0], 'Marius'));
  const tokens = await write(site.database, (transaction) =>
    openSession(transaction, marius.uuid, 'Firefox sur Linux'),
  );
  await device.facts.put({ name: 'session', session: { ...tokens, user: person } });
  await wait(20 * minute);

  /** @param sent resolves when the request reaches the server @param answered when its answer reaches the tab */
  const tab = async (sent: () => Promise<unknown> = freely, answered: () => Promise<unknown> = freely) => {
    const server: Server = {
      async send({ body }) {
        await sent();
        const { token } = body as { token: string };
        const rotated = await rotateSession(site.database, token);
        await answered();
        if (rotated === null) {
          const error = { code: 'session-over', message: '' } as const;
          return { kind: 'refused', error, status: 404, retryAfter: 0 };
        }
        const value = JSON.parse(encodeWire({ ...rotated.tokens, user: userOf(rotated.user) }));
        return { kind: 'done', value, headers: new Headers(), midway: 0 };
      },
      renewCsrfBy: () => undefined,
    };
    const keeper = createSessionManager({
      surroundings,
      device,
      server,
      correctedNow: () => now.getTime(),
      onChange: async () => undefined,
    });
    await keeper.reload();
    return keeper;
  };
  const stored = async () => must((await device.fact('session'))?.session, 'a session');
  return { device, tab, stored };
}

const isGood = async ({ token }: Session) => (await findSessionUser(site.database, token)) !== null;

/** A promise, and what resolves it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

/** Renews in a tab that is frozen until `thaw`, and meanwhile, after this many milliseconds, in another one. */
async function race(frozen: 'before it has sent' | 'before it is answered', after: number) {
  const browser = await openBrowser();
  const over = await browser.stored();
  const [reached, thawed] = [gate(), gate()];
  const freeze = async () => {
    reached.open();
    await thawed.opened;
  };
  const first = await (frozen === 'before it has sent' ? browser.tab(freeze) : browser.tab(freely, freeze));
  const second = await browser.tab();
  const outcome = first.refresh(over);
  await reached.opened;
  await wait(after);
  expect(await second.refresh(over)).toBe('renewed');
  return {
    ...browser,
    over,
    first,
    second,
    async thaw() {
      thawed.open();
      return outcome;
    },
  };
}

test.each([
  ['before it is answered', 20 * second],
  ['before it is answered', 5 * minute],
  ['before it has sent', 20 * second],
  ['before it has sent', 5 * minute],
] as const)(
  'a tab that was frozen %s, and wakes up after the other has renewed, %i ms later, ends nobody’s session',
  async (frozen, after) => {
    const { device, first, second: other, stored, thaw } = await race(frozen, after);
    await wait(minute);
    expect(await thaw()).toBe('renewed');
    expect(await device.farewells.count()).toBe(0);
    expect(await isGood(await stored())).toBe(true);
    // For a day, each of them renews what the browser holds.
    for (let times = 1; times <= 4; times += 1) {
      await wait(6 * 60 * minute);
      expect(await (times % 2 === 0 ? first : other).refresh(await stored())).toBe('renewed');
      expect(await isGood(await stored())).toBe(true);
    }
  },
);

test('a successor that was dropped is good for nobody: who uses it later ends the whole session', async () => {
  const browser = await openBrowser();
  const over = await browser.stored();
  const dropped = must(await rotateSession(site.database, over.refreshToken.token), 'a successor').tokens;
  await wait(5 * second);
  const tab = await browser.tab();
  await tab.refresh(over);
  await wait(20 * minute);
  await tab.refresh(await browser.stored());
  await wait(minute);
  expect(await rotateSession(site.database, dropped.refreshToken.token)).toBeNull();
  expect(await isGood(await browser.stored())).toBe(false);
});

test('a thief who uses a dropped successor first ends the session at its person’s next renewal', async () => {
  const browser = await openBrowser();
  const over = await browser.stored();
  const dropped = must(await rotateSession(site.database, over.refreshToken.token), 'a successor').tokens;
  await wait(5 * second);
  const tab = await browser.tab();
  await tab.refresh(over);
  const stolen = must(await rotateSession(site.database, dropped.refreshToken.token), 'the thief’s tokens');
  await wait(20 * minute);
  expect(await tab.refresh(await browser.stored())).toBe('ended');
  expect(await rotateSession(site.database, stolen.tokens.refreshToken.token)).toBeNull();
});
