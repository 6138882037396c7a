import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import type { PreviewImage, PreviewImageQuery } from '#common/contract/content/image';
import { type PageMetadata, pageMetadata } from '#common/contract/fields/page';
import { nameOf } from '#common/contract/content/reference-names';
import type { Database } from '../../platform/database/schema';
import {
  type StoredPreviewImage,
  findPreviewImages,
  listPreviewImageUuids,
} from './preview-image-repository';

const PAGE_SIZE = 16;

/**
 * The answer of GET /api/preview-images, newest first.
 * @param seesComing whether the reader is an editor, who also sees preview images that nothing shows yet
 */
export async function listPreviewImages(
  database: Kysely<Database>,
  { page = 1, limit = PAGE_SIZE, ...query }: PreviewImageQuery,
  seesComing: boolean,
): Promise<{ metadata: PageMetadata; data: PreviewImage[] }> {
  const { total, uuids } = await listPreviewImageUuids(database, query, { page, limit, seesComing });
  const found = new Map((await findPreviewImages(database, uuids)).map((image) => [image.uuid, image]));
  const data = uuids.flatMap((uuid) => found.get(uuid) ?? []).map(previewImageOf);
  return { metadata: pageMetadata(page, limit, total), data };
}

/** A preview image in the form that calls return; it must exist. */
export async function readPreviewImage(database: Kysely<Database>, uuid: string): Promise<PreviewImage> {
  return previewImageOf(
    must((await findPreviewImages(database, [uuid]))[0], 'the preview image just written'),
  );
}

function previewImageOf(image: StoredPreviewImage): PreviewImage {
  return {
    uuid: image.uuid,
    name: image.name,
    year: image.year,
    spectacleTypes: image.spectacle_types.map((code) => ({ code, name: nameOf('spectacle-types', code) })),
    types: image.types.map((code) => ({ code, name: nameOf('preview-image-types', code) })),
    creationDate: image.creation_date,
    ...(image.extension !== '' && { extension: image.extension }),
    backgroundColor: image.background_color,
    ...(image.version !== null && { version: image.version }),
  };
}
