import { lstat, readFile } from 'node:fs/promises';
import { CallError } from '../../platform/http/call-error';

/** The largest file that is read. */
const MAX_BYTES = 100 * 1024 * 1024;

/** The bytes of a picture to import. Throws a CallError if it is not a plain file, too large or unreadable. */
export async function readPictureFile(path: string): Promise<Uint8Array> {
  try {
    const found = await lstat(path);
    if (!found.isFile()) throw unreadable('ce n’est pas un fichier');
    if (found.size > MAX_BYTES) throw unreadable('fichier trop grand');
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw unreadable('fichier illisible');
    throw error;
  }
}

const unreadable = (message: string) => new CallError('invalid-field', { message });
