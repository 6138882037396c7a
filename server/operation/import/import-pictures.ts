import { type Infer, array, object, optional, pattern, string } from 'superstruct';
import {
  codedImageType,
  codedSpectacleType,
  imageFocus,
  imageFormatCode,
} from '#common/contract/content/image';
import { line, moment, text, uuid, year } from '#common/contract/fields/primitives';
import { insertRows } from '../../platform/database/insert-rows';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { addImages } from '../../content/image/image-repository';
import { recordPreviewImages } from '../../content/publication/preview-images';
import { type Importer, type Outcome, partitionRows } from './importer';
import { findExisting } from '../../platform/database/find-existing';

const shared = {
  uuid,
  name: line(200),
  year,
  spectacleTypes: array(codedSpectacleType),
  types: array(codedImageType),
  creationDate: moment,
  /** Empty for a picture that was never sent. */
  extension: pattern(string(), /^[a-z0-9]{0,8}$/),
};

/** A preview image: `backgroundColor` is its dominant colour, `#rrggbb`. */
const importedPreviewImage = object({
  ...shared,
  backgroundColor: pattern(string(), /^#[0-9a-f]{6}$/),
});

const importedImage = object({
  ...shared,
  description: text(2000),
  visibleFrom: moment,
  formats: array(object({ code: imageFormatCode })),
  focus: optional(imageFocus),
});

export type ImportedPreviewImage = Infer<typeof importedPreviewImage>;
export type ImportedImage = Infer<typeof importedImage>;

/** Records of preview images; their files are read afterwards from the folder `preview-images`, or sent later. */
export const importPreviewImages: Importer<ImportedPreviewImage> = {
  name: 'preview-images',
  label: 'Miniatures',
  struct: importedPreviewImage,
  async add(transaction, pictures) {
    const { outcomes, added } = await newOnes(transaction, 'preview_images', pictures);
    await insertRows(
      transaction.database,
      'preview_images',
      added.map((picture) => ({
        ...described(picture),
        background_color: picture.backgroundColor,
        version: null,
      })),
    );
    await recordPreviewImages(
      transaction,
      added.map(({ uuid }) => uuid),
    );
    return outcomes;
  },
};

/** Records of images; their files are read afterwards from the folder `images`, or sent later. */
export const importImages: Importer<ImportedImage> = {
  name: 'images',
  label: 'Images',
  struct: importedImage,
  async add(transaction, pictures) {
    const { outcomes, added } = await newOnes(transaction, 'images', pictures);
    await addImages(
      transaction,
      added.map((picture) => ({
        uuid: picture.uuid,
        name: picture.name,
        description: picture.description,
        year: picture.year,
        visibleFrom: picture.visibleFrom,
        spectacleTypes: picture.spectacleTypes.map(({ code }) => code),
        types: picture.types.map(({ code }) => code),
        creationDate: picture.creationDate,
        extension: picture.extension,
        formats: picture.formats.map(({ code }) => code),
        file: null,
        ...(picture.focus && { focus: picture.focus }),
        version: randomVersion(),
      })),
    );
    return outcomes;
  },
};

async function newOnes<Row extends { readonly uuid: string }>(
  { database }: WriteTransaction,
  table: 'preview_images' | 'images',
  rows: readonly Row[],
) {
  const uuids = rows.map(({ uuid }) => uuid);
  const known = await findExisting(database, table, 'uuid', uuids);
  return partitionRows(rows, ({ uuid }): Outcome => {
    if (known.has(uuid)) return 'present';
    known.add(uuid);
    return 'added';
  });
}

function described(picture: Omit<ImportedPreviewImage, 'backgroundColor'>) {
  return {
    uuid: picture.uuid,
    name: picture.name,
    year: picture.year,
    spectacle_types: picture.spectacleTypes.map(({ code }) => code),
    types: picture.types.map(({ code }) => code),
    creation_date: picture.creationDate,
    extension: picture.extension,
  };
}
