import type { Kysely } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import type { PreviewImageRow } from '#common/contract/content/image';
import type { Database } from '../../platform/database/schema';
import { findPreviewImages } from './preview-image-repository';

/** Rows of collection `preview-images`. */
export async function readPreviewImageRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, PreviewImageRow>> {
  const images = await findPreviewImages(database, keys);
  return new Map(
    images.map(({ uuid, name, background_color: backgroundColor, version }) => [
      uuid,
      everyFieldOf<PreviewImageRow>()({ uuid, name, backgroundColor, ...(version !== null && { version }) }),
    ]),
  );
}
