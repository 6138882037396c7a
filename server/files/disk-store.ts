import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkFileKey } from './file-key';
import type { FileStore } from './file-store';
import { checkFileType, typeOfFile } from './file-type';

/**
 * A file store in a folder. A file is written under a temporary name, flushed and renamed, so that no reader sees a
 * partial one.
 */
export function diskStore(folder: string): FileStore {
  const placeOf = (key: string) => {
    checkFileKey(key);
    return join(folder, key);
  };
  return {
    async put(key, bytes, type) {
      const place = placeOf(key);
      checkFileType(key, type);
      await mkdir(dirname(place), { recursive: true });
      const unfinished = `${place}.${randomUUID()}.part`;
      try {
        await writeThrough(unfinished, bytes);
        await rename(unfinished, place);
      } finally {
        await rm(unfinished, { force: true });
      }
    },

    async read(key) {
      try {
        return { bytes: await readFile(placeOf(key)), type: typeOfFile(key) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async remove(key) {
      await rm(placeOf(key), { force: true });
    },
  };
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
