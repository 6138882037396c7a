import { randomUUID } from 'node:crypto';
import type { InteractiveImage, InteractiveImageWrite } from '#common/contract/agenda/interactive-image';
import { type Place, ranksAfterMove } from '#common/rules/rank-order';
import {
  imagesOf,
  interactiveImageWords,
  savedInteractiveImage,
} from '#common/rules/saves/interactive-image-save';
import { type NewSave, checkVersion } from '#common/rules/saves/save';
import { findExisting } from '../../platform/database/find-existing';
import { stampedSave } from '../../platform/database/stamped-save';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError, rowOrThrow } from '../../platform/http/call-error';
import { keptImages } from '../../content/image/image-repository';
import { lockNoun } from '../../content/publication/free-slug';
import {
  countInteractiveImages,
  listInteractiveImages,
  nextInteractiveImageRank,
  rankInteractiveImage,
  readInteractiveImageRows,
  removeInteractiveImage,
  storeInteractiveImage,
} from './interactive-image-repository';

/** The error for an unknown interactive image, or one of a show that the caller may not see. */
export const unknownInteractiveImage = () =>
  new CallError('not-found', { message: interactiveImageWords.missing });

/**
 * Creates an interactive image, the last of its show, under the client's uuid if it sent one, and returns its uuid.
 * Throws `already-exists` for a taken uuid, `wrong-state` where the show has as many as it may, and `invalid-field` for an
 * unknown show or image.
 */
export async function createInteractiveImage(
  transaction: WriteTransaction,
  write: InteractiveImageWrite,
): Promise<string> {
  await lockNoun(transaction, 'shows');
  const uuid = write.uuid ?? randomUUID();
  const before = (await find(transaction, uuid)) ?? null;
  await store(transaction, { uuid, isNew: true, before, write, base: null });
  return uuid;
}

/**
 * Saves an interactive image, which stays with its show. Throws `not-found`, `stale-version` if it was saved by someone
 * else since `base`, and `invalid-field` for an unknown image.
 */
export async function updateInteractiveImage(
  transaction: WriteTransaction,
  uuid: string,
  write: InteractiveImageWrite,
  base: string | null,
): Promise<void> {
  const before = await lockInteractiveImage(transaction, uuid);
  await store(transaction, { uuid, isNew: false, before, write, base });
}

/** Puts an interactive image in its place among those of its show. Throws `not-found`. */
export async function placeInteractiveImage(
  transaction: WriteTransaction,
  uuid: string,
  place: Place,
): Promise<void> {
  const { show } = await lockInteractiveImage(transaction, uuid);
  const images = await listInteractiveImages(transaction.database, [show]);
  for (const moved of ranksAfterMove(images, uuid, place)) await rankInteractiveImage(transaction, moved);
}

/** Removes an interactive image. Throws as `updateInteractiveImage` does. */
export async function deleteInteractiveImage(
  transaction: WriteTransaction,
  uuid: string,
  base: string | null,
): Promise<void> {
  rowOrThrow(checkVersion(await lockInteractiveImage(transaction, uuid), base));
  await removeInteractiveImage(transaction, uuid);
}

/** The lock is that of shows: a show is not deleted, nor its audience changed, meanwhile. */
async function lockInteractiveImage(transaction: WriteTransaction, uuid: string): Promise<InteractiveImage> {
  await lockNoun(transaction, 'shows');
  const image = await find(transaction, uuid);
  if (image === undefined) throw unknownInteractiveImage();
  return image;
}

async function find({ database }: WriteTransaction, uuid: string): Promise<InteractiveImage | undefined> {
  return (await readInteractiveImageRows(database, [uuid])).get(uuid);
}

async function store(
  transaction: WriteTransaction,
  save: NewSave<InteractiveImage, InteractiveImageWrite>,
): Promise<void> {
  const { before, write } = save;
  const { database } = transaction;
  const shows = await findExisting(database, 'shows', 'uuid', [write.show]);
  const counts = await countInteractiveImages(database, [write.show]);
  const images = await keptImages(database, imagesOf(write));
  const ruling = savedInteractiveImage(stampedSave(transaction, save), {
    rank: before?.rank ?? (await nextInteractiveImageRank(database, write.show)),
    hasShow: shows.has(write.show),
    count: counts.get(write.show) ?? 0,
    isImage: (uuid) => images.has(uuid),
  });
  await storeInteractiveImage(transaction, rowOrThrow(ruling));
}
