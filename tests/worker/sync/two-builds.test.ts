import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { must } from '#common/base/must';
import { createMirror } from '#mirror/database';
import { generationSchema } from '#mirror/generation';
import { createWorker } from '#worker/data-worker';
import { createGenerations } from '#worker/sync/generations';
import { openStage } from '../stage';
import { dateUuid, entryScan, openAsColette } from '../worker-stage';

const nobody = { uuid: null, scopes: [] };
const nextSchema = generationSchema + 1;
const ticket = '0190a000-0000-7000-8000-0000000000b1';

const pointerOfNextBuild = (name: 'current' | 'filling', database: string) => ({
  name,
  database,
  schema: nextSchema,
  reason: 'schema' as const,
  begunAt: new Date('2026-11-21T20:30:00+01:00'),
});

test('a tab of the build before goes on with what it has while a newer one fills a mirror of its own', async () => {
  const { surroundings } = openStage();
  const mirror = createMirror(surroundings.storage);
  const generations = createGenerations(mirror, surroundings);
  const own = must(await generations.target(nobody), 'a generation');
  await mirror.directory.pointers.put(pointerOfNextBuild('filling', 'mirror-next'));
  const target = await generations.target(nobody);
  expect(target?.pointer.database).toBe(own.pointer.database);
  expect((await mirror.directory.pointers.get('filling'))?.database).toBe('mirror-next');
});

test('a door in a tab of the build before still sees its tickets and its scans beside a newer build', async () => {
  const { worker, surroundings } = await openAsColette();
  await worker.synchronise();
  const page = createMirror(surroundings.storage);
  const tickets = () => page.read(async (generation) => generation.rows('door-tickets').count(), null);
  const scans = () => page.read(async (generation) => generation.rows('door-scans').count(), null);
  const scan = () => worker.enqueueScan(entry);

  const before = must(await page.directory.pointers.get('current'), 'a generation');
  await page.read((generation) => generation.rows('door-tickets').put(aTicket), null);
  const opened = openAsNextBuild(before.database, surroundings.storage);
  await opened.open();
  expect(await tickets()).toBe(1);
  expect((await scan()).ok).toBe(true);
  await expect.poll(scans).toBe(1);

  const next = openAsNextBuild('mirror-next', surroundings.storage);
  for (const name of ['door-tickets', 'door-scans', 'follow'])
    await next.table(name).bulkPut(await opened.table(name).toArray());
  await page.directory.pointers.put(pointerOfNextBuild('current', 'mirror-next'));
  expect([await tickets(), await scans()]).toEqual([1, 1]);
  expect((await scan()).ok).toBe(true);
  await expect.poll(scans).toBe(2);
});

test('a build that starts after a newer one was taken back fills a mirror of its own, once', async () => {
  const { surroundings } = openStage();
  const mirror = createMirror(surroundings.storage);
  const generations = createGenerations(mirror, surroundings);
  await mirror.directory.pointers.put(pointerOfNextBuild('current', 'mirror-next'));
  expect(await generations.target(nobody)).toBeNull();
  await generations.takeBack();
  await generations.takeBack();
  const { pointer } = must(await generations.target(nobody), 'a generation');
  expect(pointer).toMatchObject({ name: 'filling', schema: generationSchema });
  expect(await generations.promote(pointer)).toBe(true);
  expect((await generations.target(nobody))?.pointer).toMatchObject({
    name: 'current',
    database: pointer.database,
  });
});

test('a tab of the newer build leaves alone what the build before fills, and still starts anew if it has to', async () => {
  const { surroundings } = openStage();
  const mirror = createMirror(surroundings.storage);
  const generations = createGenerations(mirror, surroundings);
  const own = must(await generations.target(nobody), 'a generation');
  const pointer = { ...pointerOfNextBuild('filling', 'mirror-before'), schema: generationSchema - 1 };
  await mirror.directory.pointers.put(pointer);
  expect((await generations.target(nobody))?.pointer.database).toBe(own.pointer.database);
  expect((await mirror.directory.pointers.get('filling'))?.database).toBe('mirror-before');
  await generations.refill(own.pointer);
  expect(await mirror.directory.pointers.get('filling')).toMatchObject({ schema: generationSchema });
});

test('a worker that starts on a device of a newer build that was taken back is up to date again', async () => {
  const { worker, surroundings } = await openAsColette();
  await worker.synchronise();
  const page = createMirror(surroundings.storage);
  await page.directory.pointers.put(pointerOfNextBuild('current', 'mirror-next'));
  await openAsNextBuild('mirror-next', surroundings.storage).open();
  const next = createWorker(surroundings);
  await next.start({ firstRows: null });
  await next.synchronise();
  await expect
    .poll(() => page.directory.pointers.toArray())
    .toEqual([expect.objectContaining({ name: 'current', schema: generationSchema })]);
});

/** A mirror's database as a build opens it that keeps one thing more. */
function openAsNextBuild(name: string, storage: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange }) {
  const { database } = createMirror(storage).open(pointerOfNextBuild('current', name));
  const stores = database.tables.map(({ name: table, schema }) => [
    table,
    [schema.primKey, ...schema.indexes].map(({ src }) => src).join(),
  ]);
  const next = new Dexie(name, { ...storage });
  next.version(nextSchema).stores({ ...Object.fromEntries(stores), posters: 'uuid' });
  return next;
}

const aTicket = {
  uuid: ticket,
  dateUuid,
  kind: 'free' as const,
  name: 'Hélène Marchal',
  seats: 1,
  categories: [],
  generated: true,
  amountDue: 0,
};

const entry = entryScan({ ticket });
