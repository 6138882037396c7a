import { randomUUID } from 'node:crypto';
import {
  type InteractiveImageWrite,
  MOST_INTERACTIVE_IMAGES,
  interactiveImageLimit,
} from '#common/contract/agenda/interactive-image';
import { keptZones } from '#common/rules/kept-zones';
import { type Place, ranksAfterMove } from '#common/rules/rank-order';
import { randomVersion } from '../database/random-version';
import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import { findImage } from '../image/image-repository';
import { lockNoun } from '../publication/free-slug';
import { findShows } from '../show/show-projection';
import {
  type StoredInteractiveImage,
  countInteractiveImages,
  findInteractiveImage,
  listInteractiveImages,
  nextInteractiveImageRank,
  rankInteractiveImage,
  removeInteractiveImage,
  storeInteractiveImage,
} from './interactive-image-repository';

/** The error for an unknown interactive image, or one of a show that the caller may not see. */
export const unknownInteractiveImage = () =>
  new CallError('not-found', { message: 'Image interactive introuvable' });

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
  if ((await findInteractiveImage(transaction.database, uuid)) !== undefined)
    throw new CallError('already-exists', { message: 'Cette image interactive existe déjà.' });
  if (!(await findShows(transaction.database, [write.show])).has(write.show))
    throw new CallError('invalid-field', { fields: { show: 'spectacle inconnu' } });
  const { show } = write;
  const counts = await countInteractiveImages(transaction.database, [show]);
  if ((counts.get(show) ?? 0) >= MOST_INTERACTIVE_IMAGES)
    throw new CallError('wrong-state', { message: interactiveImageLimit });
  await expectImages(transaction, write);
  const rank = await nextInteractiveImageRank(transaction.database, show);
  await storeInteractiveImage(transaction, stored(write, { uuid, show, rank }));
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
  const current = await lockInteractiveImage(transaction, uuid, base);
  await expectImages(transaction, write, current);
  const { show_uuid: show, rank } = current;
  await storeInteractiveImage(transaction, stored(write, { uuid, show, rank }));
}

/** Puts an interactive image in its place among those of its show. Throws `not-found`. */
export async function placeInteractiveImage(
  transaction: WriteTransaction,
  uuid: string,
  place: Place,
): Promise<void> {
  const { show_uuid: show } = await lockInteractiveImage(transaction, uuid, null);
  const images = await listInteractiveImages(transaction.database, [show]);
  for (const moved of ranksAfterMove(images, uuid, place)) await rankInteractiveImage(transaction, moved);
}

/** Removes an interactive image. Throws as `updateInteractiveImage` does. */
export async function deleteInteractiveImage(
  transaction: WriteTransaction,
  uuid: string,
  base: string | null,
): Promise<void> {
  await lockInteractiveImage(transaction, uuid, base);
  await removeInteractiveImage(transaction, uuid);
}

/** The lock is that of shows: a show is not deleted, nor its audience changed, meanwhile. */
async function lockInteractiveImage(
  transaction: WriteTransaction,
  uuid: string,
  base: string | null,
): Promise<StoredInteractiveImage> {
  await lockNoun(transaction, 'shows');
  const current = await findInteractiveImage(transaction.database, uuid);
  if (current === undefined) throw unknownInteractiveImage();
  if (base !== null && base !== current.version) throw new CallError('stale-version');
  return current;
}

/** Images that were there before may be in the trash meanwhile: that is no reason to refuse another change. */
async function expectImages(
  { database }: WriteTransaction,
  { image, zones }: InteractiveImageWrite,
  before?: StoredInteractiveImage,
): Promise<void> {
  const known = new Set([before?.image_uuid, ...(before?.zones.map((zone) => zone.image) ?? [])]);
  const named = [
    ['image', image] as const,
    ...zones.map((zone, at) => [`zones.${at}.image`, zone.image] as const),
  ];
  for (const [path, uuid] of named)
    if (uuid && !known.has(uuid) && (await findImage(database, uuid)) === undefined)
      throw new CallError('invalid-field', { fields: { [path]: 'image inconnue' } });
}

function stored(
  { title, image, zones }: InteractiveImageWrite,
  { uuid, show, rank }: { readonly uuid: string; readonly show: string; readonly rank: number },
): StoredInteractiveImage {
  return {
    uuid,
    show_uuid: show,
    title: title.trim(),
    image_uuid: image,
    zones: keptZones(zones),
    rank,
    version: randomVersion(),
  };
}
