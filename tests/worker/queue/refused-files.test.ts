import { IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { MAX_FILE_BYTES } from '#common/contract/content/upload';
import { colette, error, pulledWith } from '../worker-stage';
import { creation, file, isThePhoto, left, openWithFiles, uuid } from './file-stage';
import { uploadServer } from './upload-server';

describe('a file that cannot be saved', () => {
  test.each([
    ['empty', new Blob([]), 'Ce fichier est vide.'],
    ['too large', new Blob([new Uint8Array(MAX_FILE_BYTES + 1)]), 'Ce fichier dépasse 25 Mo.'],
  ])('because it is %s is refused at once', async (_, blob, message) => {
    const { worker, outbox } = await openWithFiles();
    expect(await worker.enqueueFile({ ...file, file: blob }, colette.uuid)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', error: { message } },
    });
    expect(await outbox.writes.count()).toBe(0);
  });

  test('for want of https, which browsers ask for to take its fingerprint, is told so', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { worker } = await openWithFiles();
    const saved = await worker.enqueueFile(file, colette.uuid);
    vi.unstubAllGlobals();
    expect(saved).toMatchObject({
      failure: { error: { message: 'Ouvrez le site en https pour envoyer un fichier.' } },
    });
  });

  test('for want of room is told so, and nothing of it is stored', async () => {
    const { worker, outbox, state } = await openWithFiles();
    const original = IDBObjectStore.prototype.add;
    let adds = 0;
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
      this: IDBObjectStore,
      ...rest
    ) {
      adds += 1;
      if (adds % 3 === 0) throw new DOMException('The disk is full', 'QuotaExceededError');
      return original.apply(this, rest);
    });
    const saved = await worker.enqueueFile({ ...file, record: creation }, colette.uuid);
    full.mockRestore();
    expect(saved).toEqual({ ok: false, failure: { kind: 'full', error: null, status: null } });
    expect([await outbox.writes.count(), await left(outbox), state()?.waiting]).toEqual([0, 0, 0]);
  });
});

describe('a file that is refused', () => {
  test('with the creation of its image goes with it, and its bytes when both are given up', async () => {
    const server = uploadServer(uuid);
    const { add, worker, outbox, state } = await openWithFiles(server);
    server.fail('create', { status: 400, body: error('invalid-field') });
    await add();
    await expect
      .poll(() => state()?.toAttend.map(({ label }) => label))
      .toEqual([creation.label, file.label]);
    expect([server.pictures.length, state()?.uploads]).toEqual([0, []]);
    expect(await left(outbox)).toBeGreaterThan(1);
    await worker.discardWrite(state()?.toAttend[0]?.key ?? '');
    expect([state()?.toAttend, await left(outbox)]).toEqual([[], 0]);
  });

  test('as a picture waits for a person, who may have it sent anew', async () => {
    const { add, syncUntilIdle, server, worker, state } = await openWithFiles();
    server.fail('take', { status: 400, body: error('invalid-field') });
    await add();
    await expect.poll(() => state()?.toAttend.length).toBe(1);
    server.forget();
    await worker.retryWrite(state()?.toAttend[0]?.key ?? '');
    await syncUntilIdle();
    expect(server.pictures.map(isThePhoto)).toEqual([true]);
  });

  test('for a missing right waits for it, with its bytes, and is sent once the right is back', async () => {
    const server = uploadServer(uuid);
    let roles = ['ROLE_USER'];
    const answers = { ...server.answers, 'POST /api/changes': () => pulledWith(roles) };
    const { add, syncUntilIdle, outbox, worker, state } = await openWithFiles(server, answers);
    server.fail('part', { status: 403, body: error('missing-role') }, 2);
    await add();
    await expect.poll(() => state()?.toAttend.map(({ reason }) => reason)).toEqual(['park']);
    expect(await left(outbox)).toBeGreaterThan(1);
    roles = ['ROLE_ADMIN'];
    await worker.synchronise();
    await syncUntilIdle();
    expect(server.pictures.map(isThePhoto)).toEqual([true]);
  });
});

describe('a server that was restored', () => {
  test('and lost parts is sent them anew', async () => {
    const { add, syncUntilIdle, server, outbox } = await openWithFiles();
    server.fail('part', 'answer-lost', 2);
    await add();
    await expect.poll(async () => (await outbox.files.toArray())[0]?.inDoubt).toBe(true);
    server.forget();
    await syncUntilIdle();
    expect(server.pictures.map(isThePhoto)).toEqual([true]);
  });

  test('and lost a file whose bytes this device let go has a person told to add it again', async () => {
    const { add, syncUntilIdle, server, outbox, worker, state } = await openWithFiles();
    await add();
    await syncUntilIdle();
    server.forget();
    // As a reset, or a pull that does not know its key, queues what was acknowledged.
    await outbox.writes.toCollection().modify({ state: 'queued' });
    await worker.synchronise();
    await expect.poll(() => state()?.toAttend[0]?.error?.message).toMatch(/ajoutez-le de nouveau/);
  });
});
