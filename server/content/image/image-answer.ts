import type { Kysely } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { must } from '#common/base/must';
import type { Image, ImageRow } from '#common/contract/content/image';
import { imageOf } from '#common/rules/image-summary';
import type { Database } from '../../platform/database/schema';
import { type ImageRecord, fileOf, findImages, focusOf } from './image-repository';

/** Images in the form that calls return, in the order of their uuids. */
export async function readImages(database: Kysely<Database>, uuids: readonly string[]): Promise<Image[]> {
  const rows = await readImageRows(database, uuids);
  return uuids.flatMap((uuid) => rows.get(uuid) ?? []).map(imageOf);
}

/** An image in the form that calls return; it must exist. */
export async function readImage(database: Kysely<Database>, uuid: string): Promise<Image> {
  return must((await readImages(database, [uuid]))[0], 'the image just written');
}

/** Rows of collections `images` and `coming-images`. */
export async function readImageRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ImageRow>> {
  const records = await findImages(database, keys);
  return new Map(records.map((record) => [record.uuid, imageRowOf(record)]));
}

/** An image as devices have it. */
export function imageRowOf(record: ImageRecord): ImageRow {
  const file = fileOf(record);
  const focus = focusOf(record);
  return everyFieldOf<ImageRow>()({
    uuid: record.uuid,
    name: record.name,
    description: record.description,
    year: record.year,
    visibleFrom: record.visible_from,
    spectacleTypes: record.spectacle_types,
    types: record.types,
    creationDate: record.creation_date,
    ...(record.extension !== '' && { extension: record.extension }),
    formats: record.formats,
    ...(file && { file }),
    ...(focus && { focus }),
    version: record.version,
  });
}
