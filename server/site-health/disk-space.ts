import { statfs } from 'node:fs/promises';
import type { DiskSpace } from '#common/contract/site/site-health';

/** The space of the disk that holds a folder, and what is left of it for the site's user. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
