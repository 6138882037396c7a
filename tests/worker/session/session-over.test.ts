import { createMirror } from '#mirror/database';
import { describe, expect, test } from 'vitest';
import { createWorker } from '#worker/data-worker';
import type { SyncState } from '#worker/sync-state';
import type { SentRequest } from '../stage';
import { type Answers, colette, error, newsWrite, nothingNew, openAsColette, session } from '../worker-stage';

/*
 * A session that the server ended, while its person had something to send and was typing.
 */

const henri = { ...colette, uuid: '0190a000-0000-7000-8000-000000000007', email: 'henri@troupe.example' };

/** Colette wrote a news item that did not get through; then the server ended her session. */
async function endSession(why: string = 'session-over', answers: Answers = {}) {
  const opened = await openAsColette({
    'POST /api/authtokens': ({ body }) => {
      const { email } = body as { email: string };
      const user = email === henri.email ? henri : colette;
      return {
        status: 200,
        body: { ...session, token: `jeton de ${email}`, expiresAt: '2026-11-22T10:00:00+01:00', user },
      };
    },
    'POST /api/authtokens/*': () => ({ status: 404, body: { code: why, message: 'Ce compte est bloqué.' } }),
    'DELETE /api/authtokens/*': () => ({ status: 204 }),
    'POST /api/news': () => ({ status: 503, body: error('unavailable') }),
    'POST /api/changes': ({ headers }) =>
      headers.get('Authorization') === `Bearer jeton de ${colette.email}`
        ? { status: 401, body: error('no-session') }
        : { status: 200, body: nothingNew },
    ...answers,
  });
  const { worker, state } = opened;
  await worker.enqueue(newsWrite, colette.uuid);
  await worker.synchronise();
  await expect.poll(() => state()?.session.kind).toBe('ended');
  return { ...opened, told: () => counts(state()) };
}

const counts = (state: SyncState | null) =>
  state && [state.waiting, state.waitingForReturn, state.waitingForOthers, state.toAttend.length];

const typed = {
  id: newsWrite.lane,
  title: 'Rideau levé',
  desk: 'desk',
  base: null,
  whole: { title: 'Rideau' },
  changed: { title: 'Rideau levé' },
};

describe('what waits on this device when a session ends', () => {
  test('goes on being counted, as waiting for the login of its author', async () => {
    const { told } = await endSession();
    await expect.poll(told).toEqual([0, 1, 0, 0]);
  });

  test('is still counted so by a page that opens later', async () => {
    const { surroundings, told } = await endSession();
    await expect.poll(told).toEqual([0, 1, 0, 0]);
    const worker = createWorker(surroundings);
    let state: SyncState | null = null;
    await worker.watch((now) => (state = now));
    await worker.start({ firstRows: null });
    await expect.poll(() => counts(state)).toEqual([0, 1, 0, 0]);
  });

  test('is only a number to another person, and their author’s again afterwards', async () => {
    const { worker, state, told } = await endSession();
    await worker.login(henri.email, 'Rideau-1984!');
    await expect.poll(told).toEqual([0, 0, 1, 0]);
    expect(JSON.stringify(state())).not.toContain('Rideau');
    await worker.logout();
    await expect.poll(told).toEqual([0, 0, 1, 0]);
    await worker.login(colette.email, 'Rideau-1984!');
    await expect.poll(() => state()?.waiting).toBe(1);
  });

  test('leaves the device with an account that was deleted', async () => {
    const { worker, state } = await openAsColette({ 'DELETE /api/authtokens/*': () => ({ status: 204 }) });
    const told = () => counts(state());
    await worker.enqueue(newsWrite, colette.uuid);
    await worker.keepDraft(typed, colette.uuid);
    await expect.poll(told).toEqual([1, 0, 0, 0]);
    await worker.leaveForGood();
    await expect.poll(told).toEqual([0, 0, 0, 0]);
  });

  test('leaves it, too, where the session was found to have ended with the account', async () => {
    const { worker, told } = await endSession();
    await worker.leaveForGood();
    await expect.poll(told).toEqual([0, 0, 0, 0]);
  });
});

describe('what waits for an account that was deleted elsewhere', () => {
  const known = { exists: true };

  test('leaves the device at the server’s word, and not before', async () => {
    let presence: object | null = null;
    const { worker, told, sentTo, pass } = await endSession('session-over', {
      [`GET /api/users/${colette.uuid}/presence`]: () =>
        presence === null ? { status: 503, body: error('unavailable') } : { status: 200, body: presence },
    });
    await worker.keepDraft(typed, colette.uuid);
    for (const [said, left] of [
      [null, 1],
      [known, 1],
      [{ exists: false }, 0],
    ] as const) {
      presence = said;
      pass(25 * 60 * 60_000);
      await worker.synchronise();
      await expect.poll(told).toEqual([0, left, 0, 0]);
    }
    expect(sentTo('GET', '/api/users/').every(({ headers }) => !headers.has('Authorization'))).toBe(true);
  });

  test('is not asked about where nothing waits', async () => {
    const { worker, sentTo, pass } = await openAsColette({
      'DELETE /api/authtokens/*': () => ({ status: 204 }),
    });
    await worker.synchronise();
    await worker.logout();
    pass(25 * 60 * 60_000);
    await worker.synchronise();
    expect(sentTo('GET', '/api/users/')).toEqual([]);
  });
});

test('the reason is told if the server gives one', async () => {
  expect((await endSession('session-ended')).state()?.session).toEqual({
    kind: 'ended',
    person: colette.uuid,
    reason: 'Ce compte est bloqué.',
  });
});

test('the last words typed as the session ended are kept, but not once somebody else is here', async () => {
  const { worker } = await endSession();
  expect(await worker.keepDraft(typed, colette.uuid)).toEqual({ ok: true, value: null });
  await worker.login(henri.email, 'Rideau-1984!');
  expect(await worker.keepDraft(typed, colette.uuid)).toMatchObject({
    ok: false,
    failure: { kind: 'no-session' },
  });
});

describe('a tab that was frozen while somebody else logged in, and hears of it too late', () => {
  /** Colette’s tab sleeps; in another one Henri logs in in her place, and then the network goes. */
  async function wakeUp() {
    let isThere = true;
    const answers = {
      'POST /api/authtokens': ({ body }: SentRequest) => {
        const user = (body as { email: string }).email === henri.email ? henri : colette;
        return { status: 200, body: { ...session, token: `jeton de ${user.email}`, user } };
      },
      'DELETE /api/authtokens/*': () => (isThere ? { status: 204 } : ('silence' as const)),
      'POST /api/changes': ({ headers }: SentRequest) => {
        if (!isThere) return 'silence' as const;
        const isHenri = headers.get('Authorization')?.endsWith(henri.email) ?? false;
        return { status: 200, body: { ...nothingNew, put: { account: [isHenri ? henri : colette] } } };
      },
    };
    const frozen = await openAsColette(answers);
    await frozen.worker.synchronise();
    const other = createWorker(frozen.surroundings);
    await other.start({ firstRows: null });
    await other.login(henri.email, 'Rideau-1984!');
    await other.synchronise();
    isThere = false;
    const round = frozen.worker.synchronise();
    await expect.poll(() => (frozen.pass(30_000), frozen.isSilent())).toBe(true);
    for (let turn = 0; turn < 20; turn += 1) frozen.pass(30_000);
    await round;
    return frozen;
  }

  test('leaves them the rows that they read without a network, and follows them', async () => {
    const { surroundings, state } = await wakeUp();
    const mirror = createMirror(surroundings.storage);
    const accounts = await mirror.read((generation) => generation.rows('account').toArray(), []);
    expect(accounts.map(({ email }) => email)).toEqual([henri.email]);
    expect(state()?.session).toMatchObject({ kind: 'open', session: { user: { email: henri.email } } });
  });

  test('and the session that their login took the place of is ended on the server', async () => {
    const { sentTo } = await wakeUp();
    expect(sentTo('DELETE', '/api/authtokens/').map(({ path }) => decodeURIComponent(path))).toEqual([
      `/api/authtokens/jeton de ${colette.email}`,
    ]);
  });
});
