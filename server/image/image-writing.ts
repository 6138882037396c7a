import { randomUUID } from 'node:crypto';
import { wholeSecond } from '#common/base/paris-time';
import type { Image, ImageWrite } from '#common/contract/content/image';
import { appearance } from '#common/rules/appearance';
import { writtenImage } from '#common/rules/image-summary';
import { randomVersion } from '../database/random-version';
import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import { discardPublished } from '../publication/published';
import { readImage } from './image-answer';
import { bannerVersion } from '#common/rules/banner-cut';
import {
  type ImageRecord,
  addImages,
  changeImage,
  fileOf,
  findImages,
  focusOf,
  markBannersForRemoval,
  lockImage,
} from './image-repository';

/** The error for an image that does not exist or that this reader may not see. */
export const unknownImage = () => new CallError('not-found', { message: 'Image introuvable' });

/**
 * Creates an image without a file, under the client's uuid if it sent one. Throws `already-exists` for a taken uuid.
 */
export async function createImage(transaction: WriteTransaction, write: ImageWrite): Promise<Image> {
  const uuid = write.uuid ?? randomUUID();
  if ((await findImages(transaction.database, [uuid])).length > 0)
    throw new CallError('already-exists', { message: 'Cette image existe déjà.' });
  const now = wholeSecond(transaction.now);
  await addImages(transaction, [
    {
      ...writtenImage(write),
      version: randomVersion(),
      uuid,
      visibleFrom: appearance(write.visibleFrom, null, now),
      creationDate: now,
      extension: '',
      formats: [],
      file: null,
    },
  ]);
  return readImage(transaction.database, uuid);
}

/** Saves the fields of an image. Throws `not-found`, and `stale-version` if it was saved since `base`. */
export async function updateImage(
  transaction: WriteTransaction,
  uuid: string,
  write: ImageWrite,
  base: string | null,
): Promise<Image> {
  const current = await expectImage(transaction, uuid, base);
  const now = wholeSecond(transaction.now);
  const written = writtenImage(write);
  if (bannerVersion('', written.focus) !== bannerVersion('', focusOf(current)))
    await markBannersForRemoval(transaction, current);
  await changeImage(transaction, {
    ...written,
    version: randomVersion(),
    uuid,
    visibleFrom: appearance(write.visibleFrom, current.visible_from, now),
    creationDate: current.creation_date,
    extension: current.extension,
    formats: current.formats,
    file: fileOf(current),
  });
  return readImage(transaction.database, uuid);
}

/** Moves an image to the trash. Throws `not-found`, and `stale-version` if it was saved since `base`. */
export async function deleteImage(
  transaction: WriteTransaction,
  uuid: string,
  by: string,
  base: string | null,
): Promise<void> {
  const current = await expectImage(transaction, uuid, base);
  await discardPublished(transaction, 'images', { uuid, visibleFrom: current.visible_from }, by);
}

async function expectImage(
  transaction: WriteTransaction,
  uuid: string,
  base: string | null,
): Promise<ImageRecord> {
  const current = await lockImage(transaction, uuid);
  if (current === undefined) throw unknownImage();
  if (base !== null && base !== current.version) throw new CallError('stale-version');
  return current;
}
