import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, get } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { openSession } from '#server/people/session/session-repository';
import { addUser } from '#server/people/user/user-repository';
import { type RunningApi, startApi } from '../../../support/running-api';
import { troupe } from '../../../support/troupe';

const PEOPLE = 40;
const STREAMS_EACH = 8;

let api: RunningApi;
const mishaps: unknown[] = [];
const note = (mishap: unknown) => mishaps.push(mishap);

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(() => {
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
});
afterEach(() => {
  process.off('unhandledRejection', note);
  process.off('uncaughtException', note);
});

/** Somebody new with an account, and the token of a session. */
async function welcome(rank: number): Promise<{ uuid: string; token: string }> {
  const uuid = `0190a000-0000-7000-8000-1${String(rank).padStart(11, '0')}`;
  const newcomer = { ...troupe.ulysse, uuid, slug: `venue-${rank}`, email: `venue-${rank}@public.example` };
  return write(api.site.database, async (transaction) => {
    await addUser(transaction, { ...newcomer, password_hash: '' });
    return { uuid, token: (await openSession(transaction, uuid, 'Test')).token };
  });
}

/** A stream that reports that it is open. */
async function openStream(token: string): Promise<{ request: ClientRequest; answer: IncomingMessage }> {
  const request = get(`${api.origin}/api/changes/stream`, {
    agent: false,
    headers: { Authorization: `Bearer ${token}` },
  });
  request.on('error', () => undefined);
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (answer === undefined) throw new Error('No answer');
  answer.on('error', () => undefined);
  await once(answer, 'data');
  return { request, answer };
}

test('accounts are deleted under hundreds of streams while their devices leave, and the server goes on', async () => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, rank) => welcome(rank)));
  const streams = await Promise.all(
    people.flatMap(({ token }) => Array.from({ length: STREAMS_EACH }, () => openStream(token))),
  );
  expect(api.changeListener.listenerCount).toBe(PEOPLE * STREAMS_EACH);
  const departures = people.map(async ({ uuid, token }, rank) => {
    const headers = { Authorization: `Bearer ${token}` };
    const mine = streams.slice(rank * STREAMS_EACH, (rank + 1) * STREAMS_EACH);
    for (const { answer } of mine) answer.resume();
    const { status } = await fetch(`${api.origin}/api/users/${uuid}`, { method: 'DELETE', headers });
    // At this moment the server checks for each of them whether the account still exists.
    for (const { request } of mine.slice(STREAMS_EACH / 2)) request.destroy();
    return status;
  });
  expect(new Set(await Promise.all(departures))).toEqual(new Set([204]));
  await expect.poll(() => api.changeListener.listenerCount).toBe(0);
  expect((await fetch(`${api.origin}/api/news`)).status).toBe(200);
  expect(mishaps).toEqual([]);
});

test('who asks for the head of the stream is answered, and leaves no listener behind', async () => {
  const before = api.changeListener.listenerCount;
  for (let times = 0; times < 20; times += 1) {
    const answer = await fetch(`${api.origin}/api/changes/stream`, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      200,
      'application/x-ndjson; charset=utf-8',
    ]);
  }
  expect(api.changeListener.listenerCount).toBe(before);
});
