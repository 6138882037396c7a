import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../../config';
import type { Log } from '../process/log';
import { diskStore, shutStore, sweepUnfinishedFiles } from './disk-store';
import type { FileStore } from './file-store';
import { FileStoreError } from '../process/file-store-error';
import { typeOfFile } from './file-type';
import { s3Store } from './s3-store';

type FileSettings = Pick<Config, 's3' | 'dataDir'>;

/** The configured store: a bucket, or a folder in DATA_DIR. */
export function fileStoreOf({ s3, dataDir }: FileSettings): FileStore {
  return s3 === null ? diskStore(filesFolder(dataDir)) : s3Store(s3);
}

/** The folder with the files of a site that has no bucket. */
export const filesFolder = (dataDir: string) => join(dataDir, 'files');

/**
 * The configured store, after a test of the bucket, or a tidying up of the folder. A bucket that refuses means a
 * wrong setting: throws FileStoreError. If it is out of reach, this is logged and the site starts: it may come back, and
 * tickets need no pictures.
 */
export async function openFileStore(settings: FileSettings, log: Log): Promise<FileStore> {
  const files = fileStoreOf(settings);
  if (settings.s3 === null) {
    const folder = filesFolder(settings.dataDir);
    await shutStore(folder).catch((error: unknown) => log.warn('files open to other accounts', { error }));
    await sweepUnfinishedFiles(folder, new Date()).catch((error: unknown) =>
      log.warn('unfinished files', { error }),
    );
    return files;
  }
  try {
    await tryFileStore(files);
  } catch (error) {
    if (!(error instanceof FileStoreError) || error.isRefusal) throw error;
    log.error('file store out of reach', { error });
  }
  return files;
}

/**
 * Stores, reads and removes a file, then reads the missing key: without the right to list a bucket, S3 refuses that
 * read.
 */
async function tryFileStore(files: FileStore): Promise<void> {
  const key = `probe/${randomUUID()}`;
  await files.put(key, new TextEncoder().encode(key), typeOfFile(key));
  await files.read(key);
  await files.remove(key);
  await files.read(key);
}
