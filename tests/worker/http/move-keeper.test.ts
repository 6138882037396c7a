import { describe, expect, test } from 'vitest';
import { createWorker } from '#worker/data-worker';
import type { SyncState } from '#worker/api';
import type { Said } from '../stage';
import { type Answers, colette, entryScan, newsWrite, nothingNew, openAsColette } from '../worker-stage';

const TO = 'https://scene.example';
const told: Said = { status: 200, body: { ...nothingNew, movesTo: TO } };
const still: Said = { status: 200, body: nothingNew };
const redirect: Said = { status: 301, headers: { Location: `${TO}/` }, isOurs: false };
const refused: Said = {
  status: 403,
  body: {
    code: 'foreign-origin',
    message: `Le site n’est plus à cette adresse, mais à celle-ci : ${TO}`,
    site: TO,
  },
};
const taken: Said = { status: 201, body: { version: 'v1' } };

/** Colette's phone, at an address where the answers to pulls and to writes change. */
async function open(pull: Said, write: Said = taken, more: Answers = {}) {
  let answers = { pull, write };
  const opened = await openAsColette({
    'POST /api/changes': () => answers.pull,
    'POST /api/news': () => answers.write,
    ...more,
  });
  const { worker } = opened;
  await worker.synchronise();
  return {
    ...opened,
    from: (changed: Partial<typeof answers>) => (answers = { ...answers, ...changed }),
    save: () => worker.enqueue(newsWrite, colette.uuid),
    sentNews: () => opened.sentTo('POST', '/api/news'),
  };
}

describe('a device that was told of another address', () => {
  test('goes on as before while the site answers here', async () => {
    const { worker, state, save, sentNews } = await open(told);
    expect(state()?.move).toEqual({ to: TO, isDone: false });
    await save();
    await worker.synchronise();
    expect([sentNews().length, state()?.waiting]).toEqual([1, 0]);
  });

  test('forgets it when the site says that it stays', async () => {
    const { worker, state, from } = await open(told);
    from({ pull: still });
    await worker.synchronise();
    expect(state()?.move).toBeNull();
  });

  test('knows it still when it is opened later, and sends nothing to whoever has the name then', async () => {
    const { worker, surroundings, sent, from, save } = await open(told);
    from({ pull: redirect, write: redirect });
    await worker.synchronise();
    await save();
    const later = createWorker(surroundings);
    let state: SyncState | null = null;
    await later.watch((now) => (state = now));
    sent.splice(0);
    await later.start({ firstRows: null });
    await later.synchronise();
    expect(state).toMatchObject({
      move: { to: TO, isDone: false },
      foreign: 'redirection',
      waiting: 1,
      toAttend: [{ label: 'Brève « Rideau »', reason: 'elsewhere' }],
    });
    expect(sent.filter(({ path }) => path === '/api/news')).toEqual([]);
  });

  test('sends what waits once the site itself answers again', async () => {
    const { worker, state, from, save, sentNews, pass } = await open(told);
    from({ pull: redirect });
    await worker.synchronise();
    await save();
    await worker.synchronise();
    expect(sentNews()).toEqual([]);
    from({ pull: told });
    await worker.synchronise();
    pass(61_000);
    await worker.synchronise();
    expect([sentNews().length, state()?.waiting]).toEqual([1, 0]);
  });

  test('sends what waits where a person asks for it', async () => {
    const { worker, from, save, sentNews } = await open(told);
    from({ pull: redirect });
    await worker.synchronise();
    await save();
    await worker.sendFromHere();
    expect(sentNews()).toHaveLength(1);
  });

  test('takes no address that leads out of the web', async () => {
    const { state } = await open({ status: 200, body: { ...nothingNew, movesTo: 'javascript:alert(1)' } });
    expect(state()?.move).toBeNull();
  });
});

describe('a device whose address the site has left', () => {
  test('is told so by the first answer, and keeps what waits', async () => {
    const { worker, state, save, sentNews } = await open(refused, refused);
    expect(state()?.move).toEqual({ to: TO, isDone: true });
    await save();
    await worker.synchronise();
    expect(sentNews()).toEqual([]);
    expect(state()).toMatchObject({ waiting: 1, toAttend: [{ reason: 'elsewhere' }] });
  });

  test('that had something to send puts it back, and asks nobody to look at it as at a fault', async () => {
    const { worker, state, save, from } = await open(still, refused);
    from({ pull: refused });
    await save();
    await worker.synchronise();
    expect(state()).toMatchObject({ waiting: 1, toAttend: [{ reason: 'elsewhere' }] });
  });

  test('sends it under its key where a person asks for it, and says that one did', async () => {
    const { worker, state, save, sentNews, from, sentTo } = await open(refused, refused);
    await save();
    from({ pull: told, write: taken });
    await worker.sendFromHere();
    expect(sentNews().map(({ headers }) => headers.get('X-Sent-By-Hand'))).toEqual(['1']);
    expect(sentTo('POST', '/api/changes').at(-1)?.headers.get('X-Sent-By-Hand')).toBe('1');
    expect(state()).toMatchObject({ waiting: 0, move: { to: TO, isDone: true } });
  });

  test('is asked again by nobody once the tap is some minutes old', async () => {
    const { worker, save, sentNews, pass } = await open(refused, refused);
    await worker.sendFromHere();
    pass(11 * 60_000);
    await save();
    await worker.synchronise();
    expect(sentNews()).toEqual([]);
  });

  test('keeps its session: an address that is refused is no reason to log anybody out', async () => {
    const { worker, state, pass, sentTo } = await open(still, taken, {
      'POST /api/authtokens/*': () => refused,
    });
    pass(20 * 60_000);
    await worker.synchronise();
    expect(sentTo('POST', '/api/authtokens/refresh').length).toBeGreaterThan(0);
    expect(state()?.session.kind).toBe('open');
  });

  test('goes on telling the door’s entries, which name nobody', async () => {
    const { worker, sentTo } = await open(refused, refused, { 'POST /api/scans': () => refused });
    await worker.enqueueScan(entryScan());
    await worker.synchronise();
    expect(sentTo('POST', '/api/scans').length).toBeGreaterThan(0);
  });
});

test('a redirect that nobody announced is noticed, not followed, and tells of no address', async () => {
  const { state, sent } = await open(redirect, redirect);
  expect(state()).toMatchObject({ line: 'offline', foreign: 'redirection', move: null });
  expect(sent.every(({ path }) => path.startsWith('/api/'))).toBe(true);
});
