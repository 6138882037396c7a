import { existsSync } from 'node:fs';
import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { uuidPattern } from '#common/base/uuid';
import { randomVersion } from '../../platform/database/random-version';
import type { Database } from '../../platform/database/schema';
import { write } from '../../platform/database/transaction';
import { keepFiles } from '../../platform/files/file-removal';
import type { FileStore } from '../../platform/files/file-store';
import { CallError } from '../../platform/http/call-error';
import { formsOfFile, imageFileKeys, putPicture } from '../../content/image/image-files';
import { changeImageFile, findImage, lockImage } from '../../content/image/image-repository';
import { acceptPicture } from '../../platform/picture/accept-picture';
import { makeForm } from '../../platform/picture/picture-form';
import { onePictureWork } from '../../platform/picture/picture-works';
import {
  changePreviewImageFile,
  findPreviewImages,
  lockPreviewImage,
  previewImageKey,
  previewImageVersion,
  putPreviewImageFile,
} from '../../content/preview-image/preview-image-repository';
import type { Outcome } from './importer';
import type { Screen } from '../../command';
import { readPictureFile } from './read-picture-file';

/**
 * Imports the pictures of the folders `images` and `preview-images`, each named after its record: `<uuid>.jpg`. A
 * record that has its picture keeps it. Reports what was refused and why; returns how many were.
 */
export async function importPictureFiles(
  database: Kysely<Database>,
  files: FileStore,
  folder: string,
  screen: Screen,
): Promise<{ readonly refused: number }> {
  let [added, refused] = [0, 0];
  for (const [name, add] of Object.entries(adders)) {
    const place = join(folder, name);
    if (!existsSync(place)) continue;
    for await (const { name: file } of await opendir(place)) {
      const outcome = await importPicture(database, files, join(place, file), uuidIn(file), add);
      if (outcome === 'added') added += 1;
      if (typeof outcome === 'string') continue;
      refused += 1;
      screen.write(`  ${name}/${file} : ${outcome.refused}\n`);
    }
  }
  if (added > 0 || refused > 0) screen.write(`Fichiers d’images : ${added} ajoutés, ${refused} refusés\n`);
  return { refused };
}

type Adder = (
  database: Kysely<Database>,
  files: FileStore,
  uuid: string,
  readBytes: () => Promise<Uint8Array>,
) => Promise<Outcome>;

const adders: Readonly<Record<string, Adder>> = {
  images: addImageFile,
  'preview-images': addPreviewImageFile,
};

const uuidIn = (file: string) => file.replace(/\.[^.]*$/, '');

async function importPicture(
  database: Kysely<Database>,
  files: FileStore,
  path: string,
  uuid: string,
  add: Adder,
): Promise<Outcome> {
  if (!uuidPattern.test(uuid)) return unknown;
  try {
    return await add(database, files, uuid, () => readPictureFile(path));
  } catch (error) {
    if (error instanceof CallError) return { refused: error.message };
    throw error;
  }
}

const unknown: Outcome = { refused: 'aucune image ne porte ce nom' };

/** Stores a picture for an image that has none. Throws what acceptPicture throws. */
export async function addImageFile(
  database: Kysely<Database>,
  files: FileStore,
  uuid: string,
  readBytes: () => Promise<Uint8Array>,
): Promise<Outcome> {
  const record = await findImage(database, uuid);
  if (record === undefined) return unknown;
  if (record.file_version !== null) return 'present';
  const picture = await acceptPicture(await readBytes());
  const { extension } = picture.kind;
  await keepFiles(database, imageFileKeys({ uuid, extension, version: picture.file.version }));
  const file = await putPicture(files, uuid, picture);
  return write(database, async (transaction) => {
    const image = await lockImage(transaction, uuid);
    if (image?.file_version !== null) return 'present';
    await changeImageFile(transaction, image, {
      extension,
      formats: formsOfFile,
      file,
      version: randomVersion(),
    });
    return 'added';
  });
}

/** A picture that already has the form of a preview image is stored as it is; the record keeps its colour. */
async function addPreviewImageFile(
  database: Kysely<Database>,
  files: FileStore,
  uuid: string,
  readBytes: () => Promise<Uint8Array>,
): Promise<Outcome> {
  const [record] = await findPreviewImages(database, [uuid]);
  if (record === undefined) return unknown;
  if (record.version !== null) return 'present';
  const { bytes, kind, file } = await acceptPicture(await readBytes());
  const isSmall = kind.extension === 'webp' && file.width <= PREVIEW_IMAGE_WIDTH;
  const small = isSmall ? bytes : await onePictureWork(bytes, () => makeForm(bytes, 'M', 'webp'));
  await keepFiles(database, [previewImageKey(uuid, previewImageVersion(small))]);
  const { version, extension } = await putPreviewImageFile(files, uuid, small);
  return write(database, async (transaction) => {
    const image = await lockPreviewImage(transaction, uuid);
    if (image?.version !== null) return 'present';
    await changePreviewImageFile(transaction, image, { version, extension, colour: image.background_color });
    return 'added';
  });
}

const PREVIEW_IMAGE_WIDTH = 800;
