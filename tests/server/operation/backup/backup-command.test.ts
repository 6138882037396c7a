import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLastBackup } from '#server/operation/backup/last-backup-repository';
import { makeBackup } from '#server/operation/backup/make-backup';
import { openBackupDesk } from '../../../support/backup-desk';

let desk: Awaited<ReturnType<typeof openBackupDesk>>;
beforeAll(async () => {
  desk = await openBackupDesk();
});
afterAll(() => desk.close());

test('an archive without the pictures is written beside the last good one, says what it lacks and is not noted as good', async () => {
  const { folder, site, backup } = desk;
  const place = join(folder, 'nightly.tar.gz');
  expect(await backup(place)).toMatchObject({ status: 0 });
  const before = await findLastBackup(site.database);
  const { size } = await stat(place);
  const { status, said } = await backup(place, { from: 'absent' });
  expect({ status, said }).toMatchObject({
    status: 1,
    said: expect.stringMatching(
      /nightly-incomplete\.tar\.gz.*introuvables, laissés de côté : 1 \(.+\).*\nFiles not found/s,
    ),
  });
  expect((await stat(place)).size).toBe(size);
  expect((await stat(join(folder, 'nightly-incomplete.tar.gz'))).size).toBeGreaterThan(0);
  expect(await findLastBackup(site.database)).toEqual(before);
});

test('a picture removed while the archive is written is not missing', async () => {
  const { folder, site, picture } = desk;
  const { uuid, version } = picture;
  const leaving = {
    ...desk.files,
    async read() {
      await site.query('update preview_images set version = null where uuid = $1', [uuid]);
      return null;
    },
  };
  const made = await makeBackup(site.url, leaving, join(folder, 'meanwhile.tar.gz'), '1.0.0');
  await site.query('update preview_images set version = $2 where uuid = $1', [uuid, version]);
  expect(made.missing).toEqual([]);
});

test('a folder that is not there is named, and no file takes its place', async () => {
  const place = join(desk.folder, 'unplugged');
  expect(await desk.backup(place)).toMatchObject({
    status: 2,
    said: expect.stringContaining(`pas de dossier ${place}`),
  });
  expect(await readdir(desk.folder)).not.toContain('unplugged');
});

test('a backup that is interrupted says so and leaves nothing behind', async () => {
  const { folder, site, files, backup } = desk;
  const place = join(folder, 'interrupted');
  await mkdir(place);
  const stop = new AbortController();
  const stopping = {
    ...files,
    read(key: string) {
      stop.abort();
      return files.read(key);
    },
  };
  const making = makeBackup(site.url, stopping, join(place, 'site.tar.gz'), '1.0.0', stop.signal);
  await expect(making).rejects.toThrow('aborted');
  expect(await readdir(place)).toEqual([]);
  expect(await backup(place, { stop: stop.signal })).toMatchObject({
    status: 2,
    said: expect.stringContaining('interrompue'),
  });
  expect(await readdir(place)).toEqual([]);
});
