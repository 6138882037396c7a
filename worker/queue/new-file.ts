import { type Result, fail, succeed } from '#common/base/result';
import type { ErrorBody } from '#common/contract/calls/errors';
import { MAX_FILE_BYTES, type UploadedFile } from '#common/contract/content/upload';
import type { OutboxWrite } from '#mirror/outbox';
import type { Failure } from '../api';
import type { NewFile } from '../saves';
import { type Enqueue, type NewOutboxWrite, enqueue } from './enqueue';
import { keepBytes } from './file-bytes';

/** The write of a file, and the function that adds it to an outbox together with its bytes. */
interface ReadFile {
  readonly write: NewOutboxWrite;
  readonly add: Enqueue;
}

/**
 * Reads a file at once, since the chosen file may be gone a moment later.
 * @param recordKey the key of the write that saves the fields of its image, if it comes with one
 */
export async function readNewFile(
  { file, record, drafts = [], ...fields }: NewFile,
  recordKey: string,
): Promise<Result<ReadFile, Failure>> {
  if (file.size === 0) return fail(refused('invalid-field', 'Ce fichier est vide.'));
  if (file.size > MAX_FILE_BYTES) return fail(refused('too-large', 'Ce fichier dépasse 25 Mo.'));
  const bytes = await file.arrayBuffer().then((buffer) => new Uint8Array(buffer), unreadable);
  if (bytes === null) return fail(refused('invalid-field', 'Ce fichier n’a pas pu être lu.'));
  // Browsers give it only to an address in https.
  if (globalThis.crypto.subtle === undefined)
    return fail(refused('invalid-field', 'Ouvrez le site en https pour envoyer un fichier.'));
  const sha256 = hexOf(await crypto.subtle.digest('SHA-256', bytes));
  const write: NewOutboxWrite = { ...fields, body: null, base: null };
  const add: Enqueue = (outbox, saved, saving) =>
    outbox.database.transaction(
      'rw',
      [outbox.writes, outbox.files, outbox.chunks, outbox.kept],
      async (): Promise<OutboxWrite> => {
        // A page may be left at any moment: an image without its picture would stay so.
        if (record !== undefined) await enqueue(outbox, record, { ...saving, key: recordKey });
        await outbox.kept.bulkDelete([...drafts]);
        await keepBytes(outbox, saving.key, { type: file.type, bytes });
        const body: UploadedFile = { upload: saving.key, size: bytes.length, sha256 };
        return enqueue(outbox, { ...saved, body }, saving);
      },
    );
  return succeed({ write, add });
}

const unreadable = () => null;

function refused(code: ErrorBody['code'], message: string): Failure {
  return { kind: 'refused', error: { code, message, fields: { file: message } }, status: null };
}

function hexOf(digest: ArrayBuffer): string {
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
