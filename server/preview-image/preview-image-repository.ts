import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { everybody } from '#common/rules/audience';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import type { FileStore, StoredFile } from '../files/file-store';
import type { PreviewImageTables } from './preview-image-tables';

export type StoredPreviewImage = Selectable<PreviewImageTables['preview_images']>;

/** The miniatures with these uuids, in no order. */
export async function findPreviewImages(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<StoredPreviewImage[]> {
  if (uuids.length === 0) return [];
  return database.selectFrom('preview_images').selectAll().where('uuid', 'in', uuids).execute();
}

/** Adds the record of a miniature; its file is there already if it has a version. */
export async function addPreviewImage(
  transaction: WriteTransaction,
  image: StoredPreviewImage,
): Promise<void> {
  await transaction.database.insertInto('preview_images').values(image).execute();
  transaction.record('preview-images', image.uuid, everybody);
}

/**
 * Stores a miniature's file, before a record names it, so that no address leads nowhere. Its version follows from its
 * bytes: the same picture stored again is the same file.
 */
export async function putPreviewImageFile(
  files: FileStore,
  uuid: string,
  bytes: Uint8Array,
): Promise<{ version: string; extension: string }> {
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  await files.put(keyOf(uuid, version), bytes, 'image/webp');
  return { version, extension: 'webp' };
}

/** The file of a miniature and the version it is of, or null while there is none. */
export async function readPreviewImageFile(
  database: Kysely<Database>,
  files: FileStore,
  uuid: string,
): Promise<(StoredFile & { readonly version: string }) | null> {
  const [image] = await findPreviewImages(database, [uuid]);
  const version = image?.version ?? null;
  const file = version === null ? null : await files.read(keyOf(uuid, version));
  return file === null || version === null ? null : { ...file, version };
}

const keyOf = (uuid: string, version: string) => `preview-images/${uuid}-${version}.webp`;
