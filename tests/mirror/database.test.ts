import { liveQuery } from 'dexie';
import { expect, test, vi } from 'vitest';
import { fill, leaveOldGeneration, openMirror } from './stage';

// Dexie runs live queries only where it finds a database of the platform's when it is loaded.
await vi.hoisted(async () => {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});

const settings = (title: string) => ({
  uuid: '0190a000-0000-7000-8000-000000000001',
  title,
  description: '',
  version: 'first',
});

const titleIn = (mirror: ReturnType<typeof openMirror>['mirror']) =>
  mirror.read(
    async (generation) => (await generation.rows('settings').toCollection().first())?.title ?? 'rien',
    'vide',
  );

test('a mirror without a generation has nothing to show', async () => {
  const { mirror } = openMirror();
  expect(await titleIn(mirror)).toBe('vide');
});

test('a query reads the generation that is current when it runs', async () => {
  const { mirror, begin } = openMirror();
  await fill(await begin(), 'settings', [settings('Avant')]);
  expect(await titleIn(mirror)).toBe('Avant');
  await fill(await begin(), 'settings', [settings('Après')]);
  expect(await titleIn(mirror)).toBe('Après');
});

test('a live query runs again when another generation takes over, and the old one can be deleted under it', async () => {
  const { mirror, begin, storage } = openMirror();
  const old = await begin();
  await fill(old, 'settings', [settings('Avant')]);
  const seen: string[] = [];
  const subscription = liveQuery(() => titleIn(mirror)).subscribe((title) => seen.push(title));
  await expect.poll(() => seen).toEqual(['Avant']);
  await fill(await begin(), 'settings', [settings('Après')]);
  await expect.poll(() => seen.at(-1)).toBe('Après');
  await new Promise((resolve) => {
    storage.indexedDB.deleteDatabase(old.name).onsuccess = resolve;
  });
  expect(await titleIn(mirror)).toBe('Après');
  expect(seen).not.toContain('vide');
  subscription.unsubscribe();
});

test('what the build before this one filled is read, with the stores that it lacks', async () => {
  const device = openMirror();
  await leaveOldGeneration(device, 'Avant');
  expect(await titleIn(device.mirror)).toBe('Avant');
  expect(await device.mirror.read((generation) => generation.rows('news').count(), null)).toBe(0);
});

test('a generation too old to be understood is not read', async () => {
  const { mirror, begin } = openMirror();
  await fill(await begin(), 'settings', [settings('Avant')]);
  await mirror.directory.pointers.toCollection().modify({ schema: 0 });
  expect(await titleIn(mirror)).toBe('vide');
});
