import { describe, expect, test } from 'vitest';
import { createWorker } from '#worker/data-worker';
import type { SyncState } from '#worker/sync-state';
import { colette, error, newsWrite, nothingNew, openAsColette, session } from '../worker-stage';

describe('a session both of whose tokens have expired', () => {
  const FORTY_DAYS = 40 * 24 * 60 * 60_000;
  const before = { status: 200, body: nothingNew };
  const after = { status: 200, body: { ...nothingNew, serverNow: '2026-12-31T20:30:00+01:00' } };
  const lapsed = { kind: 'ended', person: colette.uuid, reason: null, isLapsed: true };

  test('is nobody’s for a page that opens: it pulls as a visitor, and renews nothing', async () => {
    let answer = before;
    const { surroundings, pass, sentTo } = await openAsColette({ 'POST /api/changes': () => answer });
    pass(FORTY_DAYS);
    answer = after;
    const pullsBefore = sentTo('POST', '/api/changes').length;
    const worker = createWorker(surroundings);
    const states: SyncState[] = [];
    await worker.watch((now) => void states.push(now));
    await worker.start({ firstRows: null });
    await worker.synchronise();
    expect(states.at(-1)?.session).toEqual(lapsed);
    expect(states.filter(({ session: { kind } }) => kind === 'open')).toEqual([]);
    expect(sentTo('POST', '/api/authtokens/')).toEqual([]);
    const pulls = sentTo('POST', '/api/changes').slice(pullsBefore);
    expect(pulls.map(({ headers }) => headers.get('Authorization'))).toEqual(pulls.map(() => null));
  });

  test('by a clock that is ahead, is good again as soon as the server has told the time', async () => {
    const renewed = () => ({ status: 200, body: { ...session, token: 'jeton neuf' } });
    const { surroundings, pass, sentTo } = await openAsColette({ 'POST /api/authtokens/*': renewed });
    pass(FORTY_DAYS);
    const worker = createWorker(surroundings);
    let now: SyncState | undefined;
    await worker.watch((state) => void (now = state));
    await worker.start({ firstRows: null });
    const hers = { kind: 'open', session: { user: { uuid: colette.uuid } } };
    await expect.poll(() => now?.session).toMatchObject(hers);
    const listening = () => sentTo('GET', '/api/changes/stream').at(-1)?.headers;
    await expect.poll(() => listening()?.get('Authorization')).toMatch('Bearer jeton');
  });

  test('ends without a word on a page that slept all the while, and what was written waits for its person', async () => {
    let answer = before;
    const { worker, state, pass, sentTo } = await openAsColette({
      'POST /api/changes': () => answer,
      'POST /api/news': () => ({ status: 503, body: error('unavailable') }),
    });
    await worker.enqueue(newsWrite, colette.uuid);
    await worker.synchronise();
    pass(FORTY_DAYS);
    answer = after;
    await worker.synchronise();
    expect(state()?.session).toEqual(lapsed);
    expect(sentTo('POST', '/api/authtokens/')).toEqual([]);
    await expect.poll(() => state()?.waitingForReturn).toBe(1);
  });
});
