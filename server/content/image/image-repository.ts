import { type Kysely, type Selectable, sql } from 'kysely';
import { fold } from '#common/base/fold';
import type { ImageFile, ImageFocus, ImageFormatCode } from '#common/contract/content/image';
import type { ImageTypeCode, SpectacleTypeCode } from '#common/contract/content/reference-names';
import { insertNewRows } from '../../platform/database/insert-rows';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { markFilesForRemoval } from '../../platform/files/file-removal';
import { type ImageFileName, bannerKeys, imageFileKeys } from './image-files';
import type { ImageTables } from '../../platform/database/tables/image-tables';
import { recordInteractiveImages } from '../publication/interactive-images';
import { recordPublished } from '../publication/published';

export type ImageRecord = Selectable<ImageTables['images']>;

/** An image to write. */
export interface WrittenImage {
  readonly uuid: string;
  readonly name: string;
  readonly description: string;
  readonly year: number;
  readonly visibleFrom: Date;
  readonly spectacleTypes: readonly SpectacleTypeCode[];
  readonly types: readonly ImageTypeCode[];
  readonly creationDate: Date;
  readonly extension: string;
  readonly formats: readonly ImageFormatCode[];
  readonly file: ImageFile | null;
  readonly focus?: ImageFocus;
  readonly version: string;
}

/** Images with these uuids, including those in the trash, in no order. */
export async function findImages(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ImageRecord[]> {
  if (uuids.length === 0) return [];
  return database.selectFrom('images').selectAll().where('uuid', 'in', uuids).execute();
}

/** An image that is not in the trash, or undefined. */
export async function findImage(database: Kysely<Database>, uuid: string): Promise<ImageRecord | undefined> {
  const [found] = await findImages(database, [uuid]);
  return found?.deleted_at === null ? found : undefined;
}

/** Which of these are images that are not in the trash. */
export async function keptImages(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await findImages(database, uuids);
  return new Set(found.filter(({ deleted_at }) => deleted_at === null).map(({ uuid }) => uuid));
}

/** Same as `findImage`, locked until the transaction ends. */
export async function lockImage(
  { database }: WriteTransaction,
  uuid: string,
): Promise<ImageRecord | undefined> {
  return database
    .selectFrom('images')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds images whose uuids are new. */
export async function addImages(
  transaction: WriteTransaction,
  images: readonly WrittenImage[],
): Promise<void> {
  await insertNewRows(transaction.database, 'images', images.map(rowOf));
  for (const { uuid, visibleFrom } of images)
    recordPublished(transaction, 'images', uuid, { visibleFrom, deletedAt: null });
}

/** Overwrites the image with the same uuid. */
export async function changeImage(transaction: WriteTransaction, written: WrittenImage): Promise<void> {
  const { uuid, ...columns } = rowOf(written);
  await transaction.database.updateTable('images').set(columns).where('uuid', '=', uuid).execute();
  recordPublished(transaction, 'images', uuid, { visibleFrom: written.visibleFrom, deletedAt: null });
  await recordInteractiveImages(transaction, { image: uuid });
}

/** Replaces the file of an image. The focus of the former file does not apply to the new one. */
export async function changeImageFile(
  transaction: WriteTransaction,
  { uuid, visible_from: visibleFrom, file_version: former }: ImageRecord,
  {
    file,
    extension,
    formats,
    version,
  }: Pick<WrittenImage, 'extension' | 'formats' | 'version'> & { file: ImageFile },
): Promise<void> {
  await transaction.database
    .updateTable('images')
    .set({
      extension,
      formats: [...formats],
      version,
      ...fileColumns(file),
      ...(former !== null && former !== file.version && focusColumns(undefined)),
    })
    .where('uuid', '=', uuid)
    .execute();
  recordPublished(transaction, 'images', uuid, { visibleFrom, deletedAt: null });
}

/** Marks the files of an image for removal, before it is deleted for good. */
export async function markImageFilesForRemoval(transaction: WriteTransaction, uuid: string): Promise<void> {
  const [image] = await findImages(transaction.database, [uuid]);
  const name = image && fileNameOf(image);
  if (name) await markFilesForRemoval(transaction, imageFileKeys(name));
}

/** Marks the banners of an image for removal, after its focus has moved. */
export async function markBannersForRemoval(
  transaction: WriteTransaction,
  image: ImageRecord,
): Promise<void> {
  const name = fileNameOf(image);
  if (name) await markFilesForRemoval(transaction, bannerKeys(name));
}

/** Number of images without a file, and of images with a file that have not appeared yet. */
export async function countHiddenImages(
  database: Kysely<Database>,
): Promise<{ withoutFile: number; notVisible: number }> {
  return database
    .selectFrom('images')
    .select([
      sql<number>`count(*) filter (where file_version is null)::integer`.as('withoutFile'),
      sql<number>`count(*) filter (where file_version is not null and visible_from > database_clock())::integer`.as(
        'notVisible',
      ),
    ])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Files of images whose kept form has not been measured yet. */
export async function findUnmeasured(database: Kysely<Database>): Promise<ImageFileName[]> {
  return database
    .selectFrom('images')
    .select(['uuid', 'extension', 'file_version as version'])
    .where('kept_bytes', 'is', null)
    .where('file_version', 'is not', null)
    .$narrowType<{ version: string }>()
    .execute();
}

/**
 * Stores the size in bytes of the kept form of an image's file, if it still has that file. This is no edit: the version
 * does not change.
 */
export async function measureImage(
  transaction: WriteTransaction,
  { uuid, version }: ImageFileName,
  keptBytes: number,
): Promise<void> {
  const measured = await transaction.database
    .updateTable('images')
    .set({ kept_bytes: keptBytes })
    .where('uuid', '=', uuid)
    .where('file_version', '=', version)
    .returning(['visible_from as visibleFrom', 'deleted_at as deletedAt'])
    .executeTakeFirst();
  if (measured !== undefined) recordPublished(transaction, 'images', uuid, measured);
}

/** The file of a record, with the focus its banners are cut around; null if it has none. */
export function fileNameOf(record: ImageRecord): ImageFileName | null {
  const { uuid, extension, file_version: version } = record;
  return version === null ? null : { uuid, extension, version, focus: focusOf(record) };
}

/** The focus of a record. */
export const focusOf = ({ focus_x: x, focus_y: y }: ImageRecord): ImageFocus | null =>
  x === null || y === null ? null : { x, y };

/** The file of a record. */
export function fileOf(record: ImageRecord): ImageFile | null {
  const { file_version: version, width, height, placeholder, background_color: backgroundColor } = record;
  const isWhole =
    version !== null && width !== null && height !== null && placeholder !== null && backgroundColor !== null;
  if (!isWhole) return null;
  const { kept_bytes: keptBytes } = record;
  return { version, width, height, placeholder, backgroundColor, ...(keptBytes !== null && { keptBytes }) };
}

function rowOf(image: WrittenImage): ImageRecord {
  return {
    uuid: image.uuid,
    name: image.name,
    description: image.description,
    words_folded: fold(`${image.name} ${image.description}`),
    year: image.year,
    visible_from: image.visibleFrom,
    spectacle_types: [...image.spectacleTypes],
    types: [...image.types],
    creation_date: image.creationDate,
    extension: image.extension,
    formats: [...image.formats],
    version: image.version,
    deleted_at: null,
    deleted_by: null,
    ...fileColumns(image.file),
    ...focusColumns(image.focus),
  };
}

const fileColumns = (file: ImageFile | null) => ({
  file_version: file?.version ?? null,
  width: file?.width ?? null,
  height: file?.height ?? null,
  placeholder: file?.placeholder ?? null,
  background_color: file?.backgroundColor ?? null,
  kept_bytes: file?.keptBytes ?? null,
});

const focusColumns = (focus: ImageFocus | undefined) => ({
  focus_x: focus?.x ?? null,
  focus_y: focus?.y ?? null,
});
