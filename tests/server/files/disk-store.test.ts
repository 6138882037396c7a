import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskStore } from '#server/files/disk-store';

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
