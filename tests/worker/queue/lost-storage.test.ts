import { expect, test } from 'vitest';
import type { HandedScan } from '#common/rules/scan-handover';
import { createMirror } from '#mirror/database';
import { openDevice } from '#mirror/device';
import { openOutbox } from '#mirror/outbox';
import type { SyncState } from '#worker/api';
import { createWorker } from '#worker/data-worker';
import { restoreLostWrites } from '#worker/queue/restore-lost-writes';
import { colette, dateUuid, entryScan, error, openAsColette } from '../worker-stage';

const uuid = '0190a000-0000-7000-8000-0000000000a1';
const scopes = ['contenu', 'billetterie', `user:${colette.uuid}`];
const unavailable = () => ({ status: 503, body: error('unavailable') });

/** Colette's phone out of reach of the server, with an edit and a scan that wait; it is closed, and loses databases. */
async function phoneThatLost(isGone: (name: string) => boolean, handed: readonly HandedScan[] = []) {
  const { worker, surroundings, state } = await openAsColette({
    'POST /api/news': unavailable,
    'POST /api/scans': unavailable,
    'POST /api/changes': () => ({
      status: 200,
      body: { cursors: { public: 'c', mine: 'c' }, scopes, serverNow: '2026-11-21T20:30:00+01:00' },
    }),
  });
  await worker.synchronise();
  await worker.enqueue(rideau, colette.uuid);
  await worker.enqueueScan(entry);
  await worker.takeOverScans(handed);
  await expect.poll(() => state()?.waiting).toBe(2 + handed.length);
  // Nothing of it runs any more: the site is closed.
  await worker.synchronise();
  await worker.synchronise();
  const { storage } = surroundings;
  const identity = await openDevice(storage).fact('identity');
  const names = (await storage.indexedDB.databases()).flatMap(({ name }) => name ?? []);
  for (const name of names.filter(isGone)) {
    await new Promise((resolve) => {
      storage.indexedDB.deleteDatabase(name).onsuccess = resolve;
    });
  }
  const next = createWorker(surroundings);
  let seen: SyncState | null = null;
  await next.watch((now) => (seen = now));
  await next.start({ firstRows: null });
  await next.synchronise();
  return { storage, worker: next, identity, state: (): SyncState | null => seen };
}

test('an edit whose outbox the browser lost waits again, for the mirror still has it', async () => {
  const { storage, state } = await phoneThatLost((name) => name.startsWith('outbox-'));
  const held = await openOutbox(colette.uuid, storage).writes.toArray();
  expect(held).toMatchObject([{ state: 'queued', label: 'Brève « Rideau »', base: null, body: rideau.body }]);
  expect([state()?.waiting, state()?.lost]).toEqual([2, []]);
  const titles = await createMirror(storage).read((generation) => generation.rows('news').toArray(), []);
  expect(titles.map(({ title }) => title)).toEqual(['Rideau']);
});

test('an edit is laid into nobody else’s outbox, though the phone changed hands meanwhile', async () => {
  const { worker, surroundings, state } = await openAsColette({ 'POST /api/news': unavailable });
  const { storage } = surroundings;
  await worker.enqueue(rideau, colette.uuid);
  await expect.poll(() => state()?.waiting).toBe(1);
  const another = '0190a000-0000-7000-8000-000000000010';
  const page = createMirror(storage);
  await expect.poll(() => page.read((generation) => generation.pending.count(), 0)).toBe(1);
  await page.read(async (generation) => {
    await generation.follow.update('follow', { owner: another });
    await restoreLostWrites(generation, (owner) => openOutbox(owner, storage), openDevice(storage));
  }, undefined);
  expect(await openOutbox(another, storage).writes.toArray()).toEqual([]);
});

test('a scan whose database the browser lost is counted on with, under the name that the phone had', async () => {
  const { worker, state } = await phoneThatLost((name) => name === 'device');
  expect(state()?.waiting).toBe(1);
  expect((await worker.enqueueScan(entry)).ok).toBe(true);
  await expect.poll(() => state()?.waiting).toBe(2);
});

test('a phone that lost its database keeps its own identity, whoever made the last scan that it took over', async () => {
  const scan = {
    key: uuid,
    ticket: uuid,
    dateUuid,
    device: uuid,
    seq: 1,
    at: entry.at,
    kind: 'entry',
  } as const;
  const handed = [{ scan, deviceName: 'Porte B' }];
  const { storage, identity, state } = await phoneThatLost((name) => name === 'device', handed);
  expect(state()?.waiting).toBe(2);
  expect(await openDevice(storage).fact('identity')).toEqual(identity);
});

test('what the browser lost for good is told, once its writer is there', async () => {
  const { worker, state } = await phoneThatLost(() => true);
  await expect.poll(() => state()?.lost).toEqual(['Scan']);
  await worker.login('colette@troupe.example', 'Rideau-1984!');
  await expect.poll(() => state()?.lost).toEqual(['Scan', 'Brève « Rideau »']);
});

const rideau = {
  call: 'createNews',
  params: {},
  body: {
    uuid,
    title: 'Rideau',
    description: '',
    content: { type: 'adls-text', content: [] },
    years: [2026],
    spectacleTypes: [],
  },
  lane: `news:${uuid}`,
  base: null,
  label: 'Brève « Rideau »',
} as const;

const entry = entryScan();
