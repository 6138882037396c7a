import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder that this made, as `mkdtemp` ends its name: nobody else's is deleted. */
const UNFINISHED = /^\.backup-\d+-[A-Za-z0-9]{6}$/;
/** No backup takes so long, in milliseconds: its folder is another machine's own, which saves to the same place. */
const ABANDONED = 12 * 3_600_000;

/**
 * Makes a folder for an archive in the making, readable by its owner alone. Those of runs that were killed hold rows in
 * plain text, and are deleted first; one that may not be deleted keeps nobody from making a backup.
 * @param place the folder in which the archive will be
 */
export async function openUnfinishedFolder(place: string, now: Date): Promise<string> {
  for (const name of await readdir(place))
    if (UNFINISHED.test(name)) await sweep(join(place, name), now).catch(() => undefined);
  return mkdtemp(join(place, `.backup-${process.pid}-`)).catch((error: unknown) => {
    // Whoever reads it knows the place, and not the folder that could not be made in it.
    throw error instanceof Error ? Object.assign(error, { path: place }) : error;
  });
}

async function sweep(folder: string, now: Date): Promise<void> {
  const found = await stat(folder);
  if (found.isDirectory() && now.getTime() - found.mtimeMs > ABANDONED) await rm(folder, { recursive: true });
}
