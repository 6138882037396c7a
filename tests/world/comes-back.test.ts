import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csrfCookie } from '#common/contract/feed/csrf-names';
import type { SyncState } from '#worker/api';
import { createWorker } from '#worker/data-worker';
import { createMirror } from '#mirror/database';
import { openDevice } from '#mirror/device';
import { PASSWORD, troupe } from '../support/troupe';
import { openStage } from '../worker/stage';
import { newsWrite } from '../worker/worker-stage';
import { createChance } from './chance';
import { openRealServer } from './real-server';

const { colette } = troupe;
const MINUTE = 60_000;

let stage: ReturnType<typeof openStage>;
let server: Awaited<ReturnType<typeof openRealServer>>;
/** The cookie of this browser, which no worker can read. */
const cookie = `${csrfCookie}=${'c'.repeat(24)}`;

beforeAll(async () => {
  stage = openStage(async ({ method, path, headers, body }) => {
    if (path === '/api/changes/stream') return 'silence';
    headers.set('cookie', cookie);
    const answer = await server.answer({
      method,
      path,
      headers,
      body: body === null ? null : JSON.stringify(body),
    });
    return { ...answer, isOurs: false, body: answer.status === 204 ? undefined : answer.body };
  });
  server = await openRealServer(createChance(1), stage.surroundings.now);
});
afterAll(() => server.close());

/** A page of the site, with a worker that knows only what the device holds, until it is closed. */
async function openPage() {
  let isOpen = true;
  const { surroundings } = stage;
  const worker = createWorker({
    ...surroundings,
    fetch: (path, request) => (isOpen ? surroundings.fetch(path, request) : new Promise(() => {})),
    after: (milliseconds, ring) => surroundings.after(milliseconds, () => isOpen && ring()),
  });
  let state: SyncState | null = null;
  await worker.watch((now) => (state = now));
  return { worker, state: (): SyncState | null => state, close: () => (isOpen = false) };
}

const newsHere = () =>
  createMirror(stage.surroundings.storage).read(
    async ({ database }) =>
      (await database.table('news').toCollection().primaryKeys()).map(String).toSorted(),
    [],
  );

describe('whoever logged in, closed the site and comes back', () => {
  test.each([
    ['after the access token is over', 16 * MINUTE],
    ['a night later', 12 * 60 * MINUTE],
    ['three weeks later', 21 * 24 * 60 * MINUTE],
  ])('%s is given what was published meanwhile, and sends what they write', async (_, pause) => {
    const first = await openPage();
    expect(await first.worker.login(colette.email, PASSWORD)).toMatchObject({ ok: true });
    expect(await first.worker.synchronise()).toBe(true);
    first.close();
    stage.pass(pause);
    await server.editElsewhere('Meanwhile');
    // The device has lost the token of its browser's cookie, as after an update.
    await openDevice(stage.surroundings.storage).facts.delete('csrf');
    const next = await openPage();
    const written = { ...newsWrite, body: { ...newsWrite.body, uuid: stage.freshKey() } };
    const lane = `news:${written.body.uuid}`;
    expect(await next.worker.enqueue({ ...written, lane }, colette.uuid)).toMatchObject({ ok: true });
    expect(await next.worker.synchronise()).toBe(true);
    expect(next.state()).toMatchObject({ waiting: 0, isBehind: false, toAttend: [] });
    const published = (await server.visible(colette.uuid)).get('news') ?? new Map();
    expect(await newsHere()).toEqual([...published.keys()].toSorted());
    await next.worker.logout();
    expect(await openDevice(stage.surroundings.storage).farewells.count()).toBe(0);
    next.close();
  });
});
