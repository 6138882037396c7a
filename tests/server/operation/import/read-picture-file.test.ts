import { mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPictureFile } from '#server/operation/import/read-picture-file';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await writeFile(join(folder, 'photo.jpg'), 'jpeg');
  await writeFile(join(folder, 'huge.jpg'), '');
  await truncate(join(folder, 'huge.jpg'), 101 * 1024 * 1024);
  await symlink(join(folder, 'photo.jpg'), join(folder, 'link.jpg'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a plain file is read', async () => {
  expect(Buffer.from(await readPictureFile(join(folder, 'photo.jpg'))).toString()).toBe('jpeg');
});

test.each([
  ['huge.jpg', 'fichier trop grand'],
  ['link.jpg', 'ce n’est pas un fichier'],
  ['.', 'ce n’est pas un fichier'],
  ['nowhere.jpg', 'fichier illisible'],
])('%s is refused with the reason', async (name, reason) => {
  await expect(readPictureFile(join(folder, name))).rejects.toThrow(reason);
});
