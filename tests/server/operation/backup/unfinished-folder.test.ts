import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openUnfinishedFolder } from '#server/operation/backup/unfinished-folder';

const now = new Date('2026-11-28T05:00:00+01:00');
const hours = (count: number) => new Date(now.getTime() - count * 3_600_000);

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'usb-'));
});
afterEach(() => rm(place, { recursive: true }));

/** A folder in which a backup has written rows. */
async function leftAt(at: Date): Promise<string> {
  const folder = await mkdtemp(join(place, '.backup-4711-'));
  await writeFile(join(folder, 'rows'), 'Castan\tRémi');
  await utimes(folder, at, at);
  return basename(folder);
}

test('what a killed backup left behind goes with a later one', async () => {
  await leftAt(hours(24));
  const folder = await openUnfinishedFolder(place, now);
  expect(await readdir(place)).toEqual([basename(folder)]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('a backup that another machine is making, and whatever else lies there, stays', async () => {
  const other = await leftAt(hours(1));
  await writeFile(join(place, '.backup-notes.txt'), 'La clé est dans le tiroir.');
  await mkdir(join(place, '.backup-photos'));
  for (const name of ['.backup-notes.txt', '.backup-photos'])
    await utimes(join(place, name), hours(48), hours(48));
  const folder = await openUnfinishedFolder(place, now);
  expect((await readdir(place)).toSorted()).toEqual(
    [other, basename(folder), '.backup-notes.txt', '.backup-photos'].toSorted(),
  );
});

test.skipIf(process.platform !== 'linux')(
  'a place that takes no folder is what the error names',
  async () => {
    // Nobody may make a folder there, root neither.
    await expect(openUnfinishedFolder('/proc', now)).rejects.toMatchObject({ path: '/proc' });
  },
);
