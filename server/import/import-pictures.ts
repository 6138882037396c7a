import type { Infer } from 'superstruct';
import { importedImage, importedPreviewImage } from '#common/contract/image';
import { everybody } from '#common/rules/audience';
import { insertRows } from '../database/insert-rows';
import type { WriteTransaction } from '../database/transaction';
import { type Importer, type Outcome, sortOut } from './importer';
import { knownAmong } from './known-among';

/** Records of miniatures; their files come later. */
export const importPreviewImages: Importer<Infer<typeof importedPreviewImage>> = {
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
    for (const { uuid } of added) transaction.record('preview-images', uuid, everybody);
    return outcomes;
  },
};

/** Records of images; their files come later. */
export const importImages: Importer<Infer<typeof importedImage>> = {
  name: 'images',
  label: 'Images',
  struct: importedImage,
  async add(transaction, pictures) {
    const { outcomes, added } = await newOnes(transaction, 'images', pictures);
    await insertRows(
      transaction.database,
      'images',
      added.map((picture) => ({
        ...described(picture),
        description: picture.description,
        visible_from: picture.visibleFrom,
        formats: picture.formats.map(({ code }) => code),
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
  const known = await knownAmong(database, table, 'uuid', uuids);
  return sortOut(rows, ({ uuid }): Outcome => {
    if (known.has(uuid)) return 'present';
    known.add(uuid);
    return 'added';
  });
}

function described(picture: Omit<Infer<typeof importedPreviewImage>, 'backgroundColor'>) {
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
