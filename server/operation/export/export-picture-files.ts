import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { FileStore } from '../../platform/files/file-store';
import { originKey } from '../../content/image/image-files';
import { previewImageKey } from '../../content/preview-image/preview-image-repository';

/**
 * Writes the pictures of images as they were sent, and those of preview images, one file each in the folders `images` and
 * `preview-images`, named after its record. Returns how many, and how many the store does not hold.
 */
export async function exportPictureFiles(
  snapshot: Kysely<Database>,
  files: FileStore,
  folder: string,
): Promise<{ readonly put: number; readonly missing: number }> {
  const total = { put: 0, missing: 0 };
  const named = [...(await findImageFiles(snapshot)), ...(await findPreviewImageFiles(snapshot))];
  for (const { key, place } of named) {
    const file = await files.read(key);
    if (file === null) {
      total.missing += 1;
      continue;
    }
    await mkdir(join(folder, place.folder), { recursive: true, mode: 0o700 });
    await writeFile(join(folder, place.folder, place.name), file.bytes, { mode: 0o600 });
    total.put += 1;
  }
  return total;
}

async function findImageFiles(snapshot: Kysely<Database>) {
  const images = await snapshot
    .selectFrom('images')
    .select(['uuid', 'extension', 'file_version as version'])
    .where('deleted_at', 'is', null)
    .where('file_version', 'is not', null)
    .$narrowType<{ version: string }>()
    .orderBy('uuid')
    .execute();
  return images.map((image) => ({
    key: originKey(image),
    place: { folder: 'images', name: `${image.uuid}.${image.extension}` },
  }));
}

async function findPreviewImageFiles(snapshot: Kysely<Database>) {
  const previewImages = await snapshot
    .selectFrom('preview_images')
    .select(['uuid', 'version'])
    .where('version', 'is not', null)
    .$narrowType<{ version: string }>()
    .orderBy('uuid')
    .execute();
  return previewImages.map(({ uuid, version }) => ({
    key: previewImageKey(uuid, version),
    place: { folder: 'preview-images', name: `${uuid}.webp` },
  }));
}
