import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../database/embedded/is-alive';

/**
 * Makes a folder of its own for an archive in the making, readable by its owner alone, and named after this process.
 * Those of runs that were killed hold rows in plain text, and are deleted first.
 * @param place the folder in which the archive will be
 */
export async function openUnfinishedFolder(place: string): Promise<string> {
  for (const name of await readdir(place)) {
    const [, pid] = /^\.backup-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && isOver(Number(pid)))
      await rm(join(place, name), { recursive: true, force: true });
  }
  return mkdtemp(join(place, `.backup-${process.pid}-`));
}

/** A process makes one archive: this number was another one's before, as happens in containers. */
const isOver = (pid: number) => pid === process.pid || !isAlive(pid);
