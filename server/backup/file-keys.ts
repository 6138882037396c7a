import type pg from 'pg';
import { originKey } from '../image/image-files';
import { previewImageKey } from '../preview-image/preview-image-repository';

interface ImageRow {
  readonly uuid: string;
  readonly version: string;
  readonly extension: string;
}

/** The keys of the files that records reference: original pictures and preview images. Other sizes are regenerated. */
export async function* fileKeys(client: pg.Client): AsyncGenerator<string> {
  const images = await client.query<ImageRow>(
    'select uuid, file_version as version, extension from images where file_version is not null order by uuid',
  );
  for (const image of images.rows) yield originKey(image);
  const previewImages = await client.query<Omit<ImageRow, 'extension'>>(
    'select uuid, version from preview_images where version is not null order by uuid',
  );
  for (const { uuid, version } of previewImages.rows) yield previewImageKey(uuid, version);
}
