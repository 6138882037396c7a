import type { Kysely } from 'kysely';
import type { Infer } from 'superstruct';
import { importedImage, importedPreviewImage } from '#common/contract/image';
import { everybody } from '#common/rules/audience';
import { insertRows } from '../database/insert-rows';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import { type Importer, type Outcome, sortOut } from './importer';

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
  const known = await knownUuids(database, table, rows);
  return sortOut(rows, ({ uuid }): Outcome => {
    if (known.has(uuid)) return 'present';
    known.add(uuid);
    return 'added';
  });
}

async function knownUuids(
  database: Kysely<Database>,
  table: 'preview_images' | 'images',
  rows: readonly { readonly uuid: string }[],
): Promise<Set<string>> {
  const uuids = rows.map(({ uuid }) => uuid);
  const found =
    table === 'images'
      ? await database.selectFrom('images').select('uuid').where('uuid', 'in', uuids).execute()
      : await database.selectFrom('preview_images').select('uuid').where('uuid', 'in', uuids).execute();
  return new Set(found.map(({ uuid }) => uuid));
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
