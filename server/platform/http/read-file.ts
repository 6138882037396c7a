import { MAX_FILE_BYTES, MAX_PART_BYTES } from '#common/contract/content/upload';
import type { Asked } from './answer';
import { CallError } from './call-error';
import { countedBytes } from './read-body';

/** Size limit of the form's overhead around a file. */
const FORM_BYTES = 16 * 1024;

/**
 * Reads the single file of a form, field `file`, counting its bytes. Its name and declared type are ignored.
 * Throws CallError: `wrong-content-type` if it is no form, `too-large`, `invalid-field`.
 */
export async function readFile(asked: Asked, request: Request): Promise<Uint8Array> {
  const type = asked.header('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new CallError('wrong-content-type');
  const body = await countedBytes(asked, request, MAX_FILE_BYTES + FORM_BYTES, tooLarge);
  const form = await new Response(Uint8Array.from(body), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => null);
  const file = form?.get('file');
  if (!form || !(file instanceof Blob) || [...form.keys()].length > 1 || file.size === 0)
    throw new CallError('invalid-field', { fields: { file: 'un fichier, et un seul, est attendu' } });
  if (file.size > MAX_FILE_BYTES) throw tooLarge();
  return new Uint8Array(await file.arrayBuffer());
}

/**
 * Reads a part of a file, sent as the whole body, counting its bytes.
 * Throws CallError: `wrong-content-type`, `too-large`, `invalid-field` for an empty one.
 */
export async function readPart(asked: Asked, request: Request): Promise<Uint8Array> {
  const type = asked.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const coding = asked.header('content-encoding') ?? 'identity';
  if (type !== 'application/octet-stream' || coding !== 'identity') throw new CallError('wrong-content-type');
  const bytes = await countedBytes(asked, request, MAX_PART_BYTES, tooLargePart);
  if (bytes.length === 0)
    throw new CallError('invalid-field', { message: 'Cette partie de fichier est vide.' });
  return bytes;
}

// The rest of the body stays unread, so the connection cannot be reused.
const tooLarge = () =>
  new CallError('too-large', { message: 'Ce fichier dépasse 25 Mo.', headers: { Connection: 'close' } });

const tooLargePart = () =>
  new CallError('too-large', {
    message: 'Cette partie de fichier dépasse 1 Mo.',
    headers: { Connection: 'close' },
  });
