import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../config';
import type { Log } from '../log';
import { diskStore } from './disk-store';
import type { FileStore } from './file-store';
import { FileStoreFault } from './file-store-fault';
import { typeOfFile } from './file-type';
import { s3Store } from './s3-store';

type FileSettings = Pick<Config, 's3' | 'dataDir'>;

/** The store that the settings name: a bucket, or a folder of DATA_DIR. */
export function fileStoreOf({ s3, dataDir }: FileSettings): FileStore {
  return s3 === null ? diskStore(join(dataDir, 'files')) : s3Store(s3);
}

/**
 * The same, after a bucket was tried. One that refuses is a wrong setting: throws FileStoreFault. One that is out of reach
 * may come back, and tickets need no pictures: the log says so, and the site starts.
 */
export async function openFileStore(settings: FileSettings, log: Log): Promise<FileStore> {
  const files = fileStoreOf(settings);
  if (settings.s3 === null) return files;
  try {
    await tryFileStore(files);
  } catch (error) {
    if (!(error instanceof FileStoreFault) || error.isRefusal) throw error;
    log.error('file store out of reach', { error });
  }
  return files;
}

/** Puts, reads and removes a file. Who may not list a bucket is refused even where nothing is: that is asked too. */
async function tryFileStore(files: FileStore): Promise<void> {
  const key = `probe/${randomUUID()}`;
  await files.put(key, new TextEncoder().encode(key), typeOfFile(key));
  await files.read(key);
  await files.remove(key);
  await files.read(key);
}
