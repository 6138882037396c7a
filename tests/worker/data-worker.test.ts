import { IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { openOutbox } from '#mirror/outbox';
import { createWorker } from '#worker/data-worker';
import type { SentRequest } from './stage';
import { colette, entryScan, error, newsWrite, nothingNew, openAsColette, openWorker } from './worker-stage';

describe('a write', () => {
  test('needs somebody to write it', async () => {
    const { worker } = await openWorker();
    expect(await worker.enqueue(newsWrite, colette.uuid)).toMatchObject({
      ok: false,
      failure: { kind: 'no-session' },
    });
  });

  test('is not kept under the name of somebody who came in another tab, nor is a draft', async () => {
    const { worker, surroundings } = await openAsColette();
    const noSession = { ok: false, failure: { kind: 'no-session' } };
    const draft = { id: newsWrite.lane, title: '', desk: 'd1', base: null, changed: {}, whole: {} };
    for (const by of ['0190a000-0000-7000-8000-000000000008', null]) {
      expect(await worker.enqueue(newsWrite, by)).toMatchObject(noSession);
      expect(await worker.keepDraft(draft, by)).toMatchObject(noSession);
      expect(await worker.dropDraft(draft.id, by)).toMatchObject(noSession);
    }
    const outbox = openOutbox(colette.uuid, surroundings.storage);
    expect(await outbox.writes.count()).toBe(0);
    expect(await outbox.kept.count()).toBe(0);
  });

  test('is saved without a network, and waits', async () => {
    const { worker, state } = await openAsColette();
    expect(await worker.enqueue(newsWrite, colette.uuid)).toMatchObject({ ok: true });
    await expect.poll(() => state()?.waiting).toBe(1);
  });

  test('finds the room that photos had taken, when the browser gives no more', async () => {
    const { worker, caches, reports } = await openAsColette();
    await caches.open('kept-photos');
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    expect(await worker.enqueue(newsWrite, colette.uuid)).toMatchObject({ ok: true });
    expect(full).toHaveBeenCalled();
    expect(await (caches as CacheStorage).keys()).not.toContain('kept-photos');
    expect(reports).toEqual([]);
    full.mockRestore();
  });

  test('that got no answer is not taken for saved by the server: it is sent again under its key', async () => {
    let inLine = false;
    const { worker, sentTo, state, pass } = await openAsColette({
      'POST /api/news': () => (inLine ? { status: 201, body: { version: 'v1' } } : 'silence'),
    });
    await worker.enqueue(newsWrite, colette.uuid);
    const keys = () => sentTo('POST', '/api/news').map(({ headers }) => headers.get('Idempotency-Key'));
    await expect.poll(() => keys().length).toBe(1);
    inLine = true;
    pass(8_500);
    await worker.synchronise();
    await worker.synchronise();
    expect([keys().length, new Set(keys()).size, state()?.waiting]).toEqual([2, 1, 0]);
  });

  test('that the server refuses is shown with the reason, until it is given up', async () => {
    const { worker, state } = await openAsColette({
      'POST /api/news': () => ({ status: 400, body: error('invalid-field') }),
    });
    const saved = await worker.enqueue(newsWrite, colette.uuid);
    await worker.synchronise();
    expect(state()?.toAttend).toMatchObject([
      { label: 'Brève « Rideau »', reason: 'attend', error: { code: 'invalid-field' } },
    ]);
    await worker.discardWrite(saved.ok ? saved.value.key : '');
    expect(state()?.toAttend).toEqual([]);
  });
});

describe('logging out', () => {
  test('succeeds without a network, and the server is told later', async () => {
    let inLine = false;
    const { worker, state, sentTo } = await openAsColette({
      'DELETE /api/authtokens/*': () =>
        inLine ? { status: 204 } : { status: 503, body: error('unavailable') },
    });
    await worker.logout();
    expect(state()?.session).toEqual({ kind: 'none' });
    inLine = true;
    await worker.synchronise();
    await worker.synchronise();
    expect(sentTo('DELETE', '/api/authtokens/jeton')).toHaveLength(2);
  });

  test.each([
    [404, 'not-found', true],
    [403, 'foreign-origin', false],
  ])('answered %i (%s) is a success: %s', async (status, code, ok) => {
    const { worker } = await openAsColette({
      'DELETE /api/authtokens/*': () => ({ status, body: error(code) }),
    });
    expect((await worker.logout()).ok).toBe(ok);
  });
});

describe('scans', () => {
  const judged = (bodies: SentRequest['body'], status: (seq: number) => string) => {
    const { scans } = bodies as { scans: { key: string; seq: number }[] };
    return { results: scans.map(({ key, seq }) => ({ key, status: status(seq), verdict: 'OK' })) };
  };

  test('are numbered and keep their moment, in whole seconds', async () => {
    const { worker, sentTo } = await openAsColette({
      'POST /api/scans': ({ body }) => ({ status: 200, body: judged(body, () => 'accepted') }),
    });
    for (const count of [1, 2]) await worker.enqueueScan(entryScan({ count }));
    await worker.synchronise();
    const sent = sentTo('POST', '/api/scans').flatMap(({ body }) => (body as { scans: object[] }).scans);
    expect(sent).toMatchObject([
      { seq: 1, at: '2026-11-21T20:29:30+01:00', by: colette.uuid },
      { seq: 2, at: '2026-11-21T20:29:30+01:00', by: colette.uuid },
    ]);
  });

  test('of which one is refused: the others are in, one is shown', async () => {
    const { worker, state } = await openAsColette({
      'POST /api/scans': ({ body }) => ({
        status: 200,
        body: judged(body, (seq) => (seq === 3 ? 'refused' : 'accepted')),
      }),
    });
    for (const count of [1, 1, 1, 1, 1]) await worker.enqueueScan(entryScan({ count }));
    await worker.synchronise();
    expect(state()).toMatchObject({ waiting: 0, toAttend: [{ label: 'Scan de 20 h 29' }] });
  });

  test('of which one cannot be read by the server do not hold each other up', async () => {
    const { worker, state } = await openAsColette({
      'POST /api/scans': ({ body }) => {
        const { scans } = body as { scans: { seq: number }[] };
        return scans.some(({ seq }) => seq === 2)
          ? { status: 400, body: error('invalid-field') }
          : { status: 200, body: judged(body, () => 'accepted') };
      },
    });
    for (const count of [1, 1, 1]) await worker.enqueueScan(entryScan({ count }));
    await worker.synchronise();
    await worker.synchronise();
    expect(state()).toMatchObject({
      waiting: 0,
      toAttend: [{ reason: 'attend', error: { code: 'invalid-field' } }],
    });
  });

  test('of an armed phone go under its own key when nobody is logged in', async () => {
    const { worker, sentTo, state } = await openAsColette({
      'POST /api/devices': ({ body }) => ({
        status: 201,
        body: { ...(body as object), key: 'clef', expiresAt: '2026-11-28T20:30:00+01:00' },
      }),
      'DELETE /api/authtokens/*': () => ({ status: 204 }),
      'POST /api/scans': ({ body }) => ({ status: 200, body: judged(body, () => 'accepted') }),
    });
    await worker.armDevice('Porte A');
    await worker.logout();
    await worker.enqueueScan(entryScan());
    await worker.synchronise();
    expect(sentTo('POST', '/api/scans')[0]?.headers.get('Authorization')).toBe('Bearer clef');
    expect(state()).toMatchObject({ waiting: 0, device: { name: 'Porte A' } });
  });
});

test('a page that is loaded anew listens to the server as the person who was here', async () => {
  const { surroundings, sentTo } = await openAsColette();
  const before = sentTo('GET', '/api/changes/stream').length;
  const anew = createWorker(surroundings);
  await anew.start({ firstRows: null });
  const asked = () => sentTo('GET', '/api/changes/stream').slice(before);
  await expect.poll(asked).not.toHaveLength(0);
  expect(asked()[0]?.headers.get('Authorization')).toBe('Bearer jeton');
});

describe('a round that somebody asks for', () => {
  test('tells whether this device holds now all that the server has', async () => {
    let isUp = false;
    const { worker, pass } = await openWorker({
      'POST /api/changes': () =>
        isUp ? { status: 200, body: nothingNew } : { status: 503, body: error('unavailable') },
    });
    expect(await worker.synchronise()).toBe(false);
    isUp = true;
    pass(60_000);
    expect(await worker.synchronise()).toBe(true);
  });
});
