import { createHash } from 'node:crypto';
import { type Expression, type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import type { PreviewImageQuery } from '#common/contract/content/image';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import type { FileStore, StoredFile } from '../../platform/files/file-store';
import { markFilesForRemoval } from '../../platform/files/file-removal';
import { recordPreviewImages } from '../publication/preview-images';
import type { PreviewImageTables } from '../../platform/database/tables/preview-image-tables';

export type StoredPreviewImage = Selectable<PreviewImageTables['preview_images']>;

/** The preview images with these uuids, in no order. */
export async function findPreviewImages(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<StoredPreviewImage[]> {
  if (uuids.length === 0) return [];
  return database.selectFrom('preview_images').selectAll().where('uuid', 'in', uuids).execute();
}

/** A preview image, locked until the transaction ends; or undefined. */
export async function lockPreviewImage(
  { database }: WriteTransaction,
  uuid: string,
): Promise<StoredPreviewImage | undefined> {
  return database
    .selectFrom('preview_images')
    .selectAll()
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
}

/** The uuids of the preview images on a page of the list, newest first, and the total number. */
export async function listPreviewImageUuids(
  database: Kysely<Database>,
  { year, spectacleType, type }: PreviewImageQuery,
  { page, limit, seesComing }: { page: number; limit: number; seesComing: boolean },
): Promise<{ total: number; uuids: string[] }> {
  const wanted: Expression<SqlBool>[] = [
    ...(year === undefined ? [] : [sql<SqlBool>`year = ${year}`]),
    ...(spectacleType === undefined ? [] : [sql<SqlBool>`${spectacleType} = any(spectacle_types)`]),
    ...(type === undefined ? [] : [sql<SqlBool>`${type} = any(types)`]),
    ...(seesComing ? [] : [isShown]),
  ];
  const found = database.selectFrom('preview_images').where((is) => is.and(wanted));
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select('uuid')
    .orderBy('creation_date', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit)
    .offset(Math.min((page - 1) * limit, total))
    .execute();
  return { total, uuids: rows.map(({ uuid }) => uuid) };
}

const isShown = sql<SqlBool>`exists (
  select from shown_miniatures where uuid = preview_images.uuid and visible_from <= database_clock())`;

/** Number of news items, plays, characters, partners and settings that show a preview image, those in the trash too. */
export async function countPreviewImageUses(database: Kysely<Database>, uuid: string): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select (
      (select count(*) from news where preview_image = ${uuid}) +
      (select count(*) from pieces where preview_image = ${uuid}) +
      (select count(*) from performance_characters where preview = ${uuid}) +
      (select count(*) from sponsors where logo = ${uuid}) +
      (select count(*) from settings where ${uuid} in (logo, picture))
    )::integer as uses`.execute(database);
  return rows[0]?.uses ?? 0;
}

/** Adds the record of a preview image; if it has a version, its file is already stored. */
export async function addPreviewImage(
  transaction: WriteTransaction,
  image: StoredPreviewImage,
): Promise<void> {
  await transaction.database.insertInto('preview_images').values(image).execute();
  await recordPreviewImages(transaction, [image.uuid]);
}

/** Replaces the file and the dominant colour of a preview image, and marks the former file for removal. */
export async function changePreviewImageFile(
  transaction: WriteTransaction,
  { uuid, version: former }: StoredPreviewImage,
  { version, extension, colour }: { version: string; extension: string; colour: string },
): Promise<void> {
  if (former !== null && former !== version)
    await markFilesForRemoval(transaction, [previewImageKey(uuid, former)]);
  await transaction.database
    .updateTable('preview_images')
    .set({ version, extension, background_color: colour })
    .where('uuid', '=', uuid)
    .execute();
  await recordPreviewImages(transaction, [uuid]);
}

/** Removes the record of a preview image that nothing shows, and marks its file for removal. */
export async function removePreviewImage(
  transaction: WriteTransaction,
  { uuid, version }: StoredPreviewImage,
): Promise<void> {
  if (version !== null) await markFilesForRemoval(transaction, [previewImageKey(uuid, version)]);
  await transaction.database.deleteFrom('preview_images').where('uuid', '=', uuid).execute();
  transaction.recordChange('preview-images', uuid, []);
  transaction.recordChange('coming-preview-images', uuid, []);
}

/**
 * Stores a preview image's file before a record names it, so that no address points to a missing file. Its version is
 * derived from its bytes: the same picture stored again is the same file.
 */
export async function putPreviewImageFile(
  files: FileStore,
  uuid: string,
  bytes: Uint8Array,
): Promise<{ version: string; extension: string }> {
  const version = previewImageVersion(bytes);
  await files.put(previewImageKey(uuid, version), bytes, 'image/webp');
  return { version, extension: 'webp' };
}

/** The file of a preview image with its version, or null if it has none. */
export async function readPreviewImageFile(
  database: Kysely<Database>,
  files: FileStore,
  uuid: string,
): Promise<(StoredFile & { readonly version: string }) | null> {
  const [image] = await findPreviewImages(database, [uuid]);
  const version = image?.version ?? null;
  const file = version === null ? null : await files.read(previewImageKey(uuid, version));
  return file === null || version === null ? null : { ...file, version };
}

/** The key of a preview image's file. */
export const previewImageKey = (uuid: string, version: string) => `preview-images/${uuid}-${version}.webp`;

/** The version of a preview image's file. */
export const previewImageVersion = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);
