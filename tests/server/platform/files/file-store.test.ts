import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FileStore } from '#server/platform/files/file-store';
import { typeOfFile } from '#server/platform/files/file-type';
import { type OpenedStore, openBucket, openFolder } from '../../../support/file-stores';

const bytes = (words: string) => new TextEncoder().encode(words);
const poster = 'preview-images/0190a000-0000-7000-8000-000000000001-a1b2.webp';

/** What every store does, wherever it keeps files. */
describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('%s', (_, open) => {
  let opened: OpenedStore;
  let store: FileStore;
  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  });
  beforeEach(() => store.remove(poster));
  afterAll(() => opened.close());

  async function words(key: string) {
    const file = await store.read(key);
    return file && { type: file.type, words: new TextDecoder().decode(file.bytes) };
  }

  test('gives a file back as it was put, with its type', async () => {
    await store.put(poster, bytes('une affiche'), 'image/webp');
    expect(await words(poster)).toEqual({ type: 'image/webp', words: 'une affiche' });
  });

  test.each([
    ['images/0190a000-s.avif', 'image/avif'],
    ['images/0190a000-origin.jpg', 'image/jpeg'],
    ['probe/0190a000', 'application/octet-stream'],
  ])('keeps %s as %s', async (key, type) => {
    await store.put(key, bytes('trois chapeaux'), type);
    expect(await words(key)).toEqual({ type, words: 'trois chapeaux' });
  });

  test('keeps every byte of a large file, and of an empty one', async () => {
    const photo = Uint8Array.from({ length: 5_000_000 }, (_, at) => (at * 31) % 251);
    await store.put(poster, photo, 'image/webp');
    expect(Buffer.from(photo).equals((await store.read(poster))?.bytes ?? bytes(''))).toBe(true);
    await store.put(poster, bytes(''), 'image/webp');
    expect(await words(poster)).toMatchObject({ words: '' });
  });

  test('keeps a part of a larger buffer as that part', async () => {
    await store.put(poster, Buffer.from('une affiche de 1991').subarray(4, 11), 'image/webp');
    expect(await words(poster)).toMatchObject({ words: 'affiche' });
  });

  test('replaces the first file by one that is put again', async () => {
    await store.put(poster, bytes('une affiche'), 'image/webp');
    await store.put(poster, bytes('une autre'), 'image/webp');
    expect(await words(poster)).toMatchObject({ words: 'une autre' });
  });

  test('tells that there is no file, and lets one be removed twice', async () => {
    expect(await store.read('images/never-put.webp')).toBeNull();
    await store.put(poster, bytes('une affiche'), 'image/webp');
    await store.remove(poster);
    await store.remove(poster);
    expect(await store.read(poster)).toBeNull();
  });

  test('refuses a type that its key does not tell', async () => {
    await expect(store.put(poster, bytes('<svg/>'), 'image/svg+xml')).rejects.toThrow('cannot be of type');
    expect(await store.read(poster)).toBeNull();
  });

  test.each([
    '',
    '/etc/passwd',
    '../secret',
    'a/../b',
    'a//b',
    'a\\b',
    'a b',
    'a?b',
    'a%2e',
    'é.webp',
    'A/B.webp',
    '.webp',
    'a.tar.gz',
    'a\0b',
    'x'.repeat(201),
  ])('is led nowhere by the key %j', async (key) => {
    await expect(store.read(key)).rejects.toThrow('Not a key');
    await expect(store.put(key, bytes(''), typeOfFile(key))).rejects.toThrow('Not a key');
    await expect(store.remove(key)).rejects.toThrow('Not a key');
  });
});
