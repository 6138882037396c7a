import { describe, expect, test } from 'vitest';
import type { Session } from '#common/contract/people/session';
import { openDevice } from '#mirror/device';
import type { PlainRequest, Server } from '#worker/http/server';
import type { ServerAnswer } from '#worker/http/server-answer';
import { sendAs } from '#worker/session/authorised';
import { createSessionManager } from '#worker/session/session-manager';
import { openStage } from '../stage';
import { error, openAsColette, session } from '../worker-stage';

const over: Session = sessionOf('over', '2026-11-21T20:00:00+01:00');
const renewed: Session = sessionOf('renewed', '2026-11-21T20:45:00+01:00');

function sessionOf(token: string, expiresAt: string): Session {
  return {
    token,
    expiresAt: new Date(expiresAt),
    user: {
      uuid: '0190a000-0000-7000-8000-000000000004',
      slug: 'colette-marty',
      name: 'Marty',
      firstname: 'Colette',
      email: 'colette@troupe.example',
      creationDate: new Date('2020-09-01T10:00:00+02:00'),
      isActivated: true,
      temporary: false,
      habilitations: [{ code: 'ROLE_USER', name: 'Utilisateur' }],
    },
    refreshToken: { token: `refresh-${token}`, expiresAt: new Date('2026-12-21T20:00:00+01:00') },
  };
}

const refused = (code: 'session-over' | 'too-many-requests' | 'unavailable' | 'no-session', status: number) =>
  ({ kind: 'refused', error: { code, message: code }, status, retryAfter: 0 }) as const;
const done = (value: unknown): ServerAnswer => ({ kind: 'done', value, headers: new Headers(), midway: 0 });

/** A device on which Colette's session lies, and a server that answers what the test says. */
async function openSession(
  stored: Session,
  answer: (request: PlainRequest) => ServerAnswer | Promise<ServerAnswer>,
) {
  const { surroundings } = openStage();
  const device = openDevice(surroundings.storage);
  await device.facts.put({ name: 'session', session: stored });
  const asked: PlainRequest[] = [];
  const server: Server = {
    async send(request) {
      asked.push(request);
      return answer(request);
    },
    renewCsrfBy: () => undefined,
  };
  const needs = {
    surroundings,
    device,
    server,
    correctedNow: surroundings.now,
    onChange: async () => undefined,
  };
  const keeper = createSessionManager(needs);
  await keeper.reload();
  const countOf = (call: string) => asked.filter((request) => request.call === call).length;
  return { device, server, keeper, asked, countOf };
}

const pull = { call: 'pullChanges', deadline: 20_000 } as const;
const { uuid } = over.user;

describe('a session whose access token is over', () => {
  test('is renewed once, however many calls need it, and each is sent with the new token', async () => {
    const { server, keeper, asked, countOf } = await openSession(over, ({ call }) =>
      done(call === 'refresh' ? renewed : {}),
    );
    await Promise.all([1, 2, 3].map(() => sendAs({ keeper, server }, uuid, pull)));
    expect(countOf('refresh')).toBe(1);
    expect(asked.filter(({ call }) => call === 'pullChanges').map(({ bearer }) => bearer)).toEqual([
      'renewed',
      'renewed',
      'renewed',
    ]);
  });

  test('is renewed after a 401 too, and the call sent again', async () => {
    const early = sessionOf('early', '2026-11-21T20:45:00+01:00');
    const { server, keeper } = await openSession(early, ({ call, bearer }) =>
      call === 'refresh' ? done(renewed) : bearer === 'early' ? refused('no-session', 401) : done({}),
    );
    expect(await sendAs({ keeper, server }, uuid, pull)).toMatchObject({ kind: 'done' });
  });

  test('ends when the server knows it no longer', async () => {
    const { server, keeper, device } = await openSession(over, () => refused('session-over', 404));
    expect(await sendAs({ keeper, server }, uuid, pull)).toEqual({ kind: 'session-ended' });
    expect(keeper.state()).toEqual({ kind: 'ended', person: uuid, reason: null });
    expect(await device.fact('session')).toBeUndefined();
  });

  test.each<[string, ServerAnswer]>([
    ['no answer', { kind: 'no-answer' }],
    ['429', refused('too-many-requests', 429)],
    ['503', refused('unavailable', 503)],
  ])('stays and waits after %s', async (_, answer) => {
    const { server, keeper } = await openSession(over, () => answer);
    expect(await sendAs({ keeper, server }, uuid, pull)).toEqual({ kind: 'no-answer' });
    expect(keeper.state()).toMatchObject({ kind: 'open', session: { token: 'over' } });
  });

  test('is not asked for again when another tab has renewed it meanwhile', async () => {
    const { server, keeper, device, countOf } = await openSession(over, () => done({}));
    await device.facts.put({ name: 'session', session: renewed });
    expect(await sendAs({ keeper, server }, uuid, pull)).toMatchObject({ kind: 'done' });
    expect(countOf('refresh')).toBe(0);
  });

  test('does not come back when its person logged out while it was being renewed', async () => {
    const opened = await openSession(over, async ({ call }) => {
      if (call === 'refresh') await opened.keeper.logout();
      return done(renewed);
    });
    await sendAs(opened, uuid, pull);
    expect(opened.keeper.current()).toBeNull();
    // The farewell to the session that was closed ends all that it was renewed to.
    expect(await opened.device.farewells.toCollection().primaryKeys()).toEqual(['over']);
  });
});

describe('a session that another tab has renewed while this one was frozen in the middle of renewing it', () => {
  const soon = sessionOf('soon', '2026-11-21T20:46:00+01:00');
  const late = sessionOf('late', '2026-11-21T20:44:00+01:00');

  /** The server answers this tab `answer`, once the other tab has stored its session. */
  async function wakeUp(answer: ServerAnswer, replaces = over.token) {
    const opened = await openSession(over, async ({ call }) => {
      if (call !== 'refresh') return done({});
      await opened.device.facts.put({ name: 'session', session: renewed, replaces });
      return answer;
    });
    const outcome = await sendAs(opened, uuid, pull);
    const stored = (await opened.device.fact('session'))?.session.token;
    return { ...opened, outcome, stored };
  }

  test('drops the successor that comes late, alone: the session goes on in both tabs', async () => {
    const { keeper, device, asked, outcome, stored } = await wakeUp(done(late));
    expect([stored, keeper.current()?.token]).toEqual(['renewed', 'renewed']);
    expect(outcome).toMatchObject({ kind: 'done' });
    expect(asked.at(-1)).toMatchObject({ call: 'pullChanges', bearer: 'renewed' });
    expect(await device.farewells.count()).toBe(0);
  });

  test('takes over the successor that the server issued last, since it may have dropped the other one', async () => {
    const { keeper, device, stored } = await wakeUp(done(soon));
    expect([stored, keeper.current()?.token]).toEqual(['soon', 'soon']);
    expect(await device.farewells.count()).toBe(0);
  });

  test('takes over nothing once the other tab’s session was renewed in turn', async () => {
    expect((await wakeUp(done(soon), 'in-between')).stored).toBe('renewed');
  });

  test('goes on when the server refuses what this tab sent', async () => {
    const { keeper, outcome, stored } = await wakeUp(refused('session-over', 404));
    expect([stored, keeper.current()?.token]).toEqual(['renewed', 'renewed']);
    expect(outcome).toMatchObject({ kind: 'done' });
  });
});

test('a late successor is not sent for once somebody else has logged in, and their session stays', async () => {
  const marius = { ...renewed, user: { ...renewed.user, uuid: 'somebody-else' } };
  const opened = await openSession(over, async () => {
    await opened.device.facts.put({ name: 'session', session: marius });
    return done(sessionOf('late', '2026-11-21T20:46:00+01:00'));
  });
  expect(await sendAs(opened, uuid, pull)).toEqual({ kind: 'session-ended' });
  expect(opened.keeper.current()?.user.uuid).toBe('somebody-else');
  expect([await opened.device.farewells.count(), opened.countOf('pullChanges')]).toEqual([0, 0]);
});

test('nothing is sent in the name of somebody who is not logged in here', async () => {
  const { server, keeper, asked } = await openSession(renewed, () => done({}));
  expect(await sendAs({ keeper, server }, 'somebody-else', pull)).toEqual({ kind: 'session-ended' });
  expect(asked).toEqual([]);
});

test('a renewal that is never answered, by a browser that heeds no abort, is asked for again', async () => {
  let isDeaf = true;
  const isOver = ({ headers }: { headers: Headers }) => headers.get('Authorization') === 'Bearer jeton';
  const answer = { status: 200, body: { ...session, token: 'neuf', expiresAt: '2026-11-21T23:45:00+01:00' } };
  const { worker, sentTo, pass, surroundings } = await openAsColette({
    'POST /api/authtokens/*': () => (isDeaf ? 'deaf' : answer),
    'POST /api/changes': (request) =>
      isOver(request) && surroundings.now() > Date.parse(session.expiresAt)
        ? { status: 401, body: error('no-session') }
        : {
            status: 200,
            body: {
              cursors: { public: 'c1', mine: 'c1' },
              scopes: [],
              serverNow: '2026-11-21T20:30:00+01:00',
            },
          },
  });
  await worker.synchronise();
  pass(20 * 60_000);
  const over = worker.synchronise();
  const renewals = () => sentTo('POST', '/api/authtokens/refresh').length;
  await expect.poll(renewals).toBe(1);
  isDeaf = false;
  await expect.poll(() => (pass(8_000), renewals())).toBe(2);
  await over;
});
