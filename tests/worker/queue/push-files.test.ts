import { IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { createMirror } from '#mirror/database';
import { waitingFileQueriesOf } from '#mirror/queries/waiting-file-queries';
import type { SyncState } from '#worker/api';
import { colette, newsWrite } from '../worker-stage';
import { creation, file, isThePhoto, lane, left, openWithFiles, uuid } from './file-stage';
import { uploadServer } from './upload-server';

const kept = { title: 'Le salut', desk: '', at: new Date(0), base: null, saved: null, isSaved: false };
const words = { ...kept, id: `photo:${uuid}`, values: { name: 'Le salut', edit: null } };
const picture = {
  ...kept,
  id: `photo-file:${uuid}`,
  values: { bytes: await file.file.arrayBuffer(), type: 'image/jpeg' },
};

describe('a file that waits', () => {
  test('lies in the outbox when it is said to be saved, and is shown from there', async () => {
    // Nobody answers: it would leave as soon as it is saved.
    const { worker, outbox, state, surroundings } = await openWithFiles(uploadServer(uuid), {});
    expect(await worker.enqueueFile(file, colette.uuid)).toMatchObject({ ok: true });
    const queries = waitingFileQueriesOf(() => surroundings.storage);
    const shown = await queries.read(colette.uuid, lane);
    expect([shown?.type, isThePhoto(new Uint8Array((await shown?.arrayBuffer()) ?? []))]).toEqual([
      'image/jpeg',
      true,
    ]);
    expect(await queries.read(colette.uuid, 'image:another')).toBeNull();
    expect(await outbox.writes.toArray()).toMatchObject([
      {
        call: 'takeImageFile',
        lane,
        body: { size: 1_500_000, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      },
    ]);
    await expect.poll(() => state()?.waiting).toBe(1);
  });

  test('ends the drafts that it was kept in, in the same moment', async () => {
    const { worker, outbox } = await openWithFiles(uploadServer(uuid), {});
    await outbox.kept.bulkPut([words, picture]);
    const drafts = [words.id, picture.id];
    expect(await worker.enqueueFile({ ...file, record: creation, drafts }, colette.uuid)).toMatchObject({
      ok: true,
    });
    expect(await outbox.kept.count()).toBe(0);
  });

  test('of which an older version of the site saved the record alone, is sent from its draft', async () => {
    const { worker, outbox, server, syncUntilIdle, openAnother } = await openWithFiles();
    await worker.enqueue(creation, colette.uuid);
    await syncUntilIdle();
    await outbox.kept.bulkPut([words, picture]);
    await syncUntilIdle(await openAnother());
    expect(server.pictures.map(isThePhoto)).toEqual([true]);
    expect(await outbox.kept.count()).toBe(0);
  });

  test.each([
    ['whose record was never saved', words, false],
    ['that a page has to crop', { ...words, values: { edit: { turns: 1 } } }, true],
  ])('stays a draft: one %s', async (_which, fields, isRecorded) => {
    const { worker, outbox, syncUntilIdle, openAnother } = await openWithFiles();
    if (isRecorded) await worker.enqueue(creation, colette.uuid);
    await outbox.kept.bulkPut([fields, picture]);
    await syncUntilIdle(await openAnother());
    expect(await outbox.kept.count()).toBe(2);
  });

  test('is saved with the record of its image, and both are shown at once', async () => {
    const { add, outbox, surroundings } = await openWithFiles(uploadServer(uuid), {});
    expect(await add()).toMatchObject({ ok: true });
    const waiting = await outbox.writes.toCollection().sortBy('seq');
    expect(waiting.map(({ call }) => call)).toEqual(['createImage', 'takeImageFile']);
    expect(waiting[1]?.behind).toBe(waiting[0]?.key);
    const page = createMirror(surroundings.storage);
    await expect.poll(() => page.read((generation) => generation.pending.count(), 0)).toBe(2);
  });

  test('leaves in parts behind the creation of its image, once, and its bytes leave this device', async () => {
    const { add, syncUntilIdle, server, outbox, sentTo, state, worker } = await openWithFiles();
    const seen: SyncState['uploads'][number][] = [];
    await worker.watch(({ uploads }) => seen.push(...uploads));
    const saved = await add();
    await syncUntilIdle();
    expect(server.pictures.map(isThePhoto)).toEqual([true]);
    expect(sentTo('PUT', '/api/uploads').length).toBeGreaterThan(1);
    expect(sentTo('POST', '/api/images').map(({ path }) => path)).toEqual([
      '/api/images',
      `/api/images/${uuid}/uploaded-file`,
    ]);
    expect(await left(outbox)).toBe(0);
    await expect.poll(() => state()?.uploads).toEqual([]);
    const told = seen.filter(({ key }) => saved.ok && key === saved.value.key);
    expect(told[0]).toEqual({ key: expect.any(String), lane, label: file.label, sent: 0, size: 1_500_000 });
    expect(new Set(told.map(({ sent }) => sent)).size).toBeGreaterThan(2);
    expect(told.map(({ sent }) => sent)).toEqual(told.map(({ sent }) => sent).toSorted((a, b) => a - b));
  });

  test.each(['request-lost', 'answer-lost'] as const)(
    'goes on where it was when a part ends as %s',
    async (mishap) => {
      const { add, syncUntilIdle, server, sentTo } = await openWithFiles();
      server.fail('part', mishap, 2);
      await add();
      await syncUntilIdle();
      expect(server.pictures.map(isThePhoto)).toEqual([true]);
      const sent = sentTo('PUT', '/api/uploads').map(({ path, body }) => [
        Number(path.split('/').at(-1)),
        body instanceof Uint8Array ? body.length : 0,
      ]);
      const [, second = [0, 0], third] = sent;
      // What had arrived is not sent again.
      expect(third?.[0]).toBe(mishap === 'answer-lost' ? (second[0] ?? 0) + (second[1] ?? 0) : second[0]);
    },
  );

  test('is tried again soon after an answer that says nothing, and not at the next round alone', async () => {
    const { add, server, pass } = await openWithFiles();
    for (let turn = 0; turn < 4; turn += 1) server.fail('part', { status: 200, body: { received: 'tout' } });
    await add();
    await expect.poll(() => (pass(1_000), server.pictures.length)).toBe(1);
  });

  test('whose last answer was lost is taken once, under its key', async () => {
    const { add, syncUntilIdle, server, sentTo, outbox } = await openWithFiles();
    server.fail('take', 'answer-lost');
    await add();
    await syncUntilIdle();
    const keys = sentTo('POST', `/api/images/${uuid}/uploaded-file`).map(({ headers }) =>
      headers.get('Idempotency-Key'),
    );
    expect([keys.length, new Set(keys).size, server.pictures.length]).toEqual([2, 1, 1]);
    expect(await left(outbox)).toBe(0);
  });

  test('goes on in another worker when this one was killed with a part under way', async () => {
    const { add, syncUntilIdle, server, openAnother, outbox } = await openWithFiles();
    server.fail('part', 'request-lost', 2);
    await add();
    await expect.poll(async () => (await outbox.files.toArray())[0]?.inDoubt).toBe(true);
    await syncUntilIdle(await openAnother());
    expect(server.pictures.map(isThePhoto)).toEqual([true]);
  });

  test('killed between the server’s answer and its note is asked for again, and answered alike', async () => {
    const { add, syncUntilIdle, server, outbox, sentTo } = await openWithFiles();
    const original = IDBObjectStore.prototype.delete;
    let kills = 0;
    const killed = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
      this: IDBObjectStore,
      key,
    ) {
      if (this.name === 'files' && (kills += 1) === 1) throw new DOMException('killed', 'AbortError');
      return original.call(this, key);
    });
    await add();
    await expect.poll(() => kills).toBeGreaterThan(0);
    await syncUntilIdle();
    killed.mockRestore();
    expect([server.pictures.length, await left(outbox)]).toEqual([1, 0]);
    expect(sentTo('POST', `/api/images/${uuid}/uploaded-file`).length).toBe(2);
  });

  test('is sent right by two tabs at once, even without a lock between them', async () => {
    const { add, syncUntilIdle, server, openAnother, outbox, worker } = await openWithFiles();
    server.fail('part', 'answer-lost', 2);
    const another = await openAnother();
    await add();
    await Promise.all([worker.synchronise(), another.synchronise()]);
    await syncUntilIdle(another);
    expect(server.pictures.map(isThePhoto)).toEqual([true]);
    expect(await left(outbox)).toBe(0);
  });

  test('lets what others wait for leave between two of its parts', async () => {
    const server = uploadServer(uuid);
    let tellNews = () => {};
    const news = new Promise<void>((resolve) => (tellNews = resolve));
    const takePart = server.answers['PUT /api/uploads/*'];
    const { worker, add, sentTo, sent } = await openWithFiles(server, {
      ...server.answers,
      'POST /api/news': () => {
        tellNews();
        return 'silence';
      },
      // The first part may be sent before there is a news item; the others wait for it.
      'PUT /api/uploads/*': (request) =>
        request.path.endsWith('/0') ? takePart(request) : news.then(() => takePart(request)),
    });
    let isSaved = false;
    await worker.watch(({ uploads }) => {
      if (isSaved || (uploads[0]?.sent ?? 0) === 0) return;
      isSaved = true;
      void worker.enqueue(newsWrite, colette.uuid);
    });
    await add();
    await expect.poll(() => sentTo('POST', '/api/news').length).toBeGreaterThan(0);
    await expect.poll(() => server.pictures.length).toBe(1);
    const order = sent.map(({ method, path }) => `${method} ${path}`);
    expect(order.indexOf('POST /api/news')).toBeLessThan(
      order.indexOf(`POST /api/images/${uuid}/uploaded-file`),
    );
  });
});
