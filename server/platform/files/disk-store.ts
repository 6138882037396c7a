import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chmod, mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkFileKey } from './file-key';
import type { FileStore } from './file-store';
import { checkFileType, typeOfFile } from './file-type';

const UNFINISHED = '.part';
const DAY = 86_400_000;

/**
 * A file store in a folder. A file is written under a temporary name, flushed and renamed, so that no reader sees a
 * partial one. Only its owner may read it: a picture may not be public yet.
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
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      const unfinished = `${place}.${randomUUID()}${UNFINISHED}`;
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

/**
 * Shuts the folder of a store to other accounts of the machine: an earlier release left it open, and a picture may not be
 * public yet.
 */
export async function shutStore(folder: string): Promise<void> {
  if (existsSync(folder)) await chmod(folder, 0o700);
}

/** Deletes the files that killed nodes left unfinished in a store: those of the last day may be in the making. */
export async function sweepUnfinishedFiles(folder: string, now: Date): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  for (const name of names.filter((name) => name.endsWith(UNFINISHED))) {
    const place = join(folder, name);
    const begun = statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime();
    if (now.getTime() - begun > DAY) await rm(place, { force: true });
  }
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
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
