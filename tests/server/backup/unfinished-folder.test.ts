import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openUnfinishedFolder } from '#server/backup/unfinished-folder';

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'usb-'));
});
afterEach(() => rm(place, { recursive: true }));

/** A folder in which a process has written rows. */
async function leftBy(pid: number): Promise<string> {
  const name = `.backup-${pid}-aB3dE6`;
  await mkdir(join(place, name));
  await writeFile(join(place, name, 'rows'), 'Castan\tRémi');
  return name;
}

test('what a killed backup left behind goes when the next one begins', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await leftBy(pid);
  await leftBy(process.pid);
  const folder = await openUnfinishedFolder(place);
  expect(await readdir(place)).toEqual([basename(folder)]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('a backup that is being made, and whatever else lies there, stays', async () => {
  const other = await leftBy(process.ppid);
  await writeFile(join(place, '.backup-notes.txt'), 'La clé est dans le tiroir.');
  const folder = await openUnfinishedFolder(place);
  expect((await readdir(place)).toSorted()).toEqual(
    [other, basename(folder), '.backup-notes.txt'].toSorted(),
  );
});
