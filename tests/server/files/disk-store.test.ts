import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskStore } from '#server/files/disk-store';
import type { FileStore } from '#server/files/file-store';
import { typeOfFile } from '#server/files/file-type';

const bytes = (words: string) => new TextEncoder().encode(words);
const poster = 'preview-images/0190a000-0000-7000-8000-000000000001-a1b2.webp';

let folder: string;
let store: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  store = diskStore(join(folder, 'not-there-yet'));
});

afterEach(() => rm(folder, { recursive: true }));

async function words(key: string) {
  const file = await store.read(key);
  return file && { type: file.type, words: new TextDecoder().decode(file.bytes) };
}

test('a file is read as it was put, with its type', async () => {
  await store.put(poster, bytes('une affiche'), 'image/webp');
  expect(await words(poster)).toEqual({ type: 'image/webp', words: 'une affiche' });
});

test('a file put again replaces the first one', async () => {
  await store.put(poster, bytes('une affiche'), 'image/webp');
  await store.put(poster, bytes('une autre'), 'image/webp');
  expect(await words(poster)).toMatchObject({ words: 'une autre' });
});

test('readers see the old file or the new one, whole, while it is being replaced', async () => {
  const versions = ['ancienne', 'nouvelle'].map((word) => word.repeat(200_000));
  await store.put(poster, bytes(versions[0] ?? ''), 'image/webp');
  const putting = store.put(poster, bytes(versions[1] ?? ''), 'image/webp');
  const seen = await Promise.all(Array.from({ length: 20 }, () => words(poster)));
  await putting;
  for (const file of seen) expect(versions).toContain(file?.words);
});

test('a removed file is gone, and removing it again does nothing', async () => {
  await store.put(poster, bytes('une affiche'), 'image/webp');
  await store.remove(poster);
  await store.remove(poster);
  expect(await store.read(poster)).toBeNull();
});

test('a file that cannot be put leaves nothing behind', async () => {
  await mkdir(join(folder, 'not-there-yet', poster), { recursive: true });
  await expect(store.put(poster, bytes('une affiche'), 'image/webp')).rejects.toThrow(/EISDIR|directory/);
  expect(await readdir(join(folder, 'not-there-yet', 'preview-images'))).toHaveLength(1);
});

test('a type that its key does not tell is refused', async () => {
  await expect(store.put(poster, bytes('<svg/>'), 'image/svg+xml')).rejects.toThrow('cannot be of type');
});

test.each([
  '',
  '/etc/passwd',
  '../secret',
  'a/../b',
  'a//b',
  'a\\b',
  'A/B.webp',
  '.webp',
  'a.tar.gz',
  'a\0b',
  'x'.repeat(201),
])('the key %j leads nowhere', async (key) => {
  await expect(store.read(key)).rejects.toThrow('Not a key');
  await expect(store.put(key, bytes(''), typeOfFile(key))).rejects.toThrow('Not a key');
  await expect(store.remove(key)).rejects.toThrow('Not a key');
});
