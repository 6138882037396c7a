import { statfs } from 'node:fs/promises';
import type { DiskSpace } from '#common/contract/site/site-health';

/** The space of the disk that holds a folder, and what is left of it for the site's user. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/**
 * The same measurement for all who ask while it runs: a disk that never answers would otherwise hold one of Node's few
 * threads for each of them, until no file can be read any more.
 */
export function singleFlight<T>(measure: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => (running ??= measure().finally(() => (running = null)));
}
