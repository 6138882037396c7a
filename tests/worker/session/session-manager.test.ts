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
  await keeper.reload(false);
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
    expect(keeper.state()).toEqual({ kind: 'ended' });
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
    expect(await opened.device.farewells.toCollection().primaryKeys()).toEqual(['over', 'renewed']);
  });
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
