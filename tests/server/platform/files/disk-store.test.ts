import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskStore, shutStore } from '#server/platform/files/disk-store';

const bytes = (words: string) => new TextEncoder().encode(words);
const poster = 'images/0190a000-s.webp';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a file that cannot be put leaves nothing behind', async () => {
  await mkdir(join(folder, poster), { recursive: true });
  await expect(diskStore(folder).put(poster, bytes('une affiche'), 'image/webp')).rejects.toThrow(
    /EISDIR|directory/,
  );
  expect(await readdir(join(folder, 'images'))).toHaveLength(1);
});

test('a file is its owner’s alone, and so are the folders on the way to it', async () => {
  const store = join(folder, 'files');
  await diskStore(store).put(poster, bytes('une affiche'), 'image/webp');
  const modes = [store, join(store, 'images'), join(store, poster)].map(
    async (path) => (await stat(path)).mode & 0o777,
  );
  expect(await Promise.all(modes)).toEqual([0o700, 0o700, 0o600]);
});

test('a store that an earlier release left open is shut at the next start', async () => {
  const store = join(folder, 'files');
  await mkdir(store, { mode: 0o755 });
  await shutStore(store);
  await shutStore(join(folder, 'none-yet'));
  expect((await stat(store)).mode & 0o777).toBe(0o700);
});

// Real buckets guarantee this; the tests' server, which stores objects as files, does not.
test('readers see the old file or the new one, whole, while it is being replaced', async () => {
  const store = diskStore(folder);
  const [former = '', next = ''] = ['ancienne', 'nouvelle'].map((word) => word.repeat(200_000));
  await store.put(poster, bytes(former), 'image/webp');
  const putting = store.put(poster, bytes(next), 'image/webp');
  const seen = await Promise.all(Array.from({ length: 20 }, () => store.read(poster)));
  await putting;
  for (const file of seen) expect([former, next]).toContain(new TextDecoder().decode(file?.bytes));
});
