import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskStore } from '#server/platform/files/disk-store';
import type { FileStore } from '#server/platform/files/file-store';
import { s3Store } from '#server/platform/files/s3-store';
import { openS3Server } from './s3-server';

export interface OpenedStore {
  readonly store: FileStore;
  readonly close: () => Promise<void>;
}

/** A store of files in a folder that is not there yet. */
export async function openFolder(): Promise<OpenedStore> {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  return {
    store: diskStore(join(folder, 'not-there-yet')),
    close: () => rm(folder, { recursive: true }),
  };
}

/** A store of files in an empty bucket. */
export async function openBucket(): Promise<OpenedStore> {
  const { config, close } = await openS3Server();
  return { store: s3Store(config), close };
}
