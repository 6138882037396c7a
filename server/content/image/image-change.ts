import { randomUUID } from 'node:crypto';
import type { Image, ImageRow, ImageWrite } from '#common/contract/content/image';
import { bannerVersion } from '#common/rules/banner-cut';
import { imageWords, savedImage } from '#common/rules/saves/image-save';
import { checkVersion } from '#common/rules/saves/save';
import { stampedSave } from '../../platform/database/stamped-save';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError, rowOrThrow } from '../../platform/http/call-error';
import { discardPublished } from '../publication/published';
import { imageRowOf, readImage } from './image-answer';
import {
  type ImageRecord,
  type WrittenImage,
  addImages,
  changeImage,
  findImages,
  focusOf,
  lockImage,
  markBannersForRemoval,
} from './image-repository';

/** The error for an image that does not exist or that this reader may not see. */
export const unknownImage = () => new CallError('not-found', { message: imageWords.missing });

/**
 * Creates an image without a file, under the client's uuid if it sent one. Throws `already-exists` for a taken uuid.
 */
export async function createImage(transaction: WriteTransaction, write: ImageWrite): Promise<Image> {
  const uuid = write.uuid ?? randomUUID();
  const [found] = await findImages(transaction.database, [uuid]);
  const before = found === undefined ? null : imageRowOf(found);
  const save = stampedSave(transaction, { uuid, isNew: true, before, write, base: null });
  await addImages(transaction, [writtenImageOf(rowOrThrow(savedImage(save)))]);
  return readImage(transaction.database, uuid);
}

/** Saves the fields of an image. Throws `not-found`, and `stale-version` if it was saved since `base`. */
export async function updateImage(
  transaction: WriteTransaction,
  uuid: string,
  write: ImageWrite,
  base: string | null,
): Promise<Image> {
  const current = await lockKnown(transaction, uuid);
  const before = imageRowOf(current);
  const image = rowOrThrow(savedImage(stampedSave(transaction, { uuid, isNew: false, before, write, base })));
  if (bannerVersion('', image.focus) !== bannerVersion('', focusOf(current)))
    await markBannersForRemoval(transaction, current);
  await changeImage(transaction, writtenImageOf(image));
  return readImage(transaction.database, uuid);
}

/** Moves an image to the trash. Throws `not-found`, and `stale-version` if it was saved since `base`. */
export async function deleteImage(
  transaction: WriteTransaction,
  uuid: string,
  by: string,
  base: string | null,
): Promise<void> {
  const image = rowOrThrow(checkVersion(await lockKnown(transaction, uuid), base));
  await discardPublished(transaction, 'images', { uuid, visibleFrom: image.visible_from }, by);
}

async function lockKnown(transaction: WriteTransaction, uuid: string): Promise<ImageRecord> {
  const image = await lockImage(transaction, uuid);
  if (image === undefined) throw unknownImage();
  return image;
}

const writtenImageOf = ({ extension = '', file, focus, ...row }: ImageRow): WrittenImage => ({
  ...row,
  extension,
  file: file ?? null,
  ...(focus && { focus }),
});
