import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { UploadedFile } from '#common/contract/content/upload';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import { type UploadName, endUpload, readUploadedBytes, receivedOf } from './upload-repository';
import { type AcceptedPicture, acceptPicture } from '../../platform/picture/accept-picture';

/**
 * The picture of a complete upload, checked. An upload that can never become a picture is deleted, so that it can be
 * sent again.
 * Throws CallError: `incomplete-file` while bytes are missing, `invalid-field` if the bytes differ from the declared
 * size or hash, and what acceptPicture throws.
 */
export async function openUploadedPicture(
  database: Kysely<Database>,
  owner: string,
  { upload: uuid, size, sha256 }: UploadedFile,
): Promise<AcceptedPicture> {
  const name = { owner, uuid };
  if ((await receivedOf(database, name)) < size) throw new CallError('incomplete-file');
  const bytes = await readUploadedBytes(database, uuid);
  if (bytes.length < size) throw new CallError('incomplete-file');
  try {
    if (bytes.length > size || createHash('sha256').update(bytes).digest('hex') !== sha256) throw damaged();
    return await acceptPicture(bytes);
  } catch (error) {
    if (error instanceof CallError) await endUpload(database, name);
    throw error;
  }
}

/**
 * Deletes the bytes of an upload that has become a picture. Throws `incomplete-file` when another call took them
 * meanwhile.
 */
export async function takeUpload({ database }: WriteTransaction, name: UploadName): Promise<void> {
  if (!(await endUpload(database, name))) throw new CallError('incomplete-file');
}

const damaged = () =>
  new CallError('invalid-field', {
    message: 'Ce fichier est arrivé abîmé\u00a0: réessayez, il sera envoyé de nouveau.',
    fields: { sha256: 'n’est pas celui des octets reçus' },
  });
