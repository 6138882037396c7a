import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeArchive } from '#server/operation/backup/judge-archive';
import { makeBackup } from '#server/operation/backup/make-backup';
import { openBackupDesk } from '../../../support/backup-desk';

let desk: Awaited<ReturnType<typeof openBackupDesk>>;
beforeAll(async () => {
  desk = await openBackupDesk();
});
afterAll(() => desk.close());

test('an archive that holds less than the site, or more, is told apart from one that holds it', async () => {
  const { path, total } = await makeBackup(desk.site.url, desk.files, join(desk.folder, 'a.tar.gz'), '1.0.0');
  await expect(judgeArchive(path, total)).resolves.toBeUndefined();
  const other = { ...total, rows: { ...total.rows, preview_images: 2372 } };
  await expect(judgeArchive(path, other)).rejects.toThrow(/preview_images : 1 \/ 2.372.*\n.*does not hold/);
  await expect(judgeArchive(path, { ...total, files: 114 })).rejects.toThrow(/images : 1 \/ 114/);
});

test('an archive that does not come back from its disk as it was written is told', async () => {
  const { path, total } = await makeBackup(desk.site.url, desk.files, join(desk.folder, 'b.tar.gz'), '1.0.0');
  const bytes = await readFile(path);
  for (const part of [0.02, 0.5, 0.999]) {
    await writeFile(path, bytes.subarray(0, Math.floor(bytes.length * part)));
    await expect(judgeArchive(path, total)).rejects.toThrow(/ne se relit pas.*\n.*cannot be read again/);
  }
});

test('a database without pictures beside a folder full of them is not saved as the site, and nothing is written', async () => {
  const { folder, site, picture } = desk;
  const place = join(folder, 'usb');
  await mkdir(place);
  const others = join(folder, 'data-others/files/images');
  await mkdir(others, { recursive: true });
  for (let rank = 0; rank < 114; rank += 1) await writeFile(join(others, `${rank}.webp`), '');
  await site.query('update preview_images set version = null');
  expect(await desk.backup(place, { from: 'others' })).toMatchObject({
    status: 2,
    said: expect.stringMatching(/aucune image.*\n.*no picture/),
  });
  expect(await readdir(place)).toEqual([]);
  expect(await desk.backup(place)).toMatchObject({ status: 0 });
  await site.query('update preview_images set version = $1', [picture.version]);
});
