import { sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { type ImageTypeCode, type SpectacleTypeCode, nameOf } from '#common/contract/content/reference-names';
import { findImages, focusOf } from '../../content/image/image-repository';
import {
  type ImportedImage,
  type ImportedPreviewImage,
  importImages,
  importPreviewImages,
} from '../import/import-pictures';
import { findPreviewImages } from '../../content/preview-image/preview-image-repository';
import type { Exporter } from './exporter';

/** Records of preview images. */
export const exportPreviewImages: Exporter<ImportedPreviewImage> = {
  importer: importPreviewImages,
  keys: sql`select uuid as key from preview_images order by uuid`,
  async read(database, keys) {
    const pictures = await findPreviewImages(database, keys);
    return new Map(
      pictures.map((picture) => [
        picture.uuid,
        everyFieldOf<ImportedPreviewImage>()({
          ...described(picture),
          backgroundColor: picture.background_color,
        }),
      ]),
    );
  },
};

/** Records of images that are not in the trash. */
export const exportImages: Exporter<ImportedImage> = {
  importer: importImages,
  keys: sql`select uuid as key from images where deleted_at is null order by uuid`,
  async read(database, keys) {
    const images = await findImages(database, keys);
    return new Map(
      images.map((image) => {
        const focus = focusOf(image);
        return [
          image.uuid,
          everyFieldOf<ImportedImage>()({
            ...described(image),
            description: image.description,
            visibleFrom: image.visible_from,
            formats: image.formats.map((code) => ({ code })),
            ...(focus && { focus }),
          }),
        ];
      }),
    );
  },
};

interface StoredPicture {
  readonly uuid: string;
  readonly name: string;
  readonly year: number;
  readonly spectacle_types: readonly SpectacleTypeCode[];
  readonly types: readonly ImageTypeCode[];
  readonly creation_date: Date;
  readonly extension: string;
}

const described = (picture: StoredPicture) => ({
  uuid: picture.uuid,
  name: picture.name,
  year: picture.year,
  spectacleTypes: spectacleTypes(picture.spectacle_types),
  types: picture.types.map((code) => ({ code, name: nameOf('image-types', code) })),
  creationDate: picture.creation_date,
  extension: picture.extension,
});

/** Codes with their names. */
export const spectacleTypes = (codes: readonly SpectacleTypeCode[]) =>
  codes.map((code) => ({ code, name: nameOf('spectacle-types', code) }));
