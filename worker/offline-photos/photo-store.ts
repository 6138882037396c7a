import { offlinePhotoAddress } from '#common/rules/offline-photo';
import { OFFLINE_PHOTO_CACHE } from '#mirror/image-caches';
import { type OfflinePhoto, openOfflinePhotos } from '#mirror/offline-photos';
import type { Surroundings } from '../base/surroundings';

type Photo = Pick<OfflinePhoto, 'uuid' | 'version' | 'year'>;

/** Photos and their records: a picture is put into the cache before its record is written, and deleted after it. */
export interface PhotoStore {
  held(): Promise<readonly OfflinePhoto[]>;
  /** Throws if the browser has no room for it. */
  keep(photo: Photo, picture: Blob): Promise<void>;
  noteFailure(photo: Photo): Promise<void>;
  forgetFailures(): Promise<void>;
  remove(photos: readonly Photo[]): Promise<void>;
  clear(): Promise<void>;
  /** Makes records and cache agree: browsers let people empty one without the other, and a tab may end in between. */
  reconcile(): Promise<void>;
}

export function openPhotoStore({ storage, caches }: Pick<Surroundings, 'storage' | 'caches'>): PhotoStore {
  const { photos } = openOfflinePhotos(storage);
  const cache = () => caches.open(OFFLINE_PHOTO_CACHE);
  const addressOf = ({ uuid, version }: Photo) => offlinePhotoAddress(uuid, version);

  return {
    held: () => photos.toArray(),

    async keep({ uuid, version, year }, picture) {
      const response = new Response(picture, { headers: { 'Content-Type': picture.type } });
      await (await cache()).put(offlinePhotoAddress(uuid, version), response);
      await photos.put({ uuid, version, year, bytes: picture.size, state: 'kept' });
    },

    async noteFailure({ uuid, version, year }) {
      await photos.put({ uuid, version, year, bytes: 0, state: 'failed' });
    },

    async forgetFailures() {
      await photos.filter(({ state }) => state === 'failed').delete();
    },

    async remove(leaving) {
      await photos.bulkDelete(leaving.map(({ uuid }) => uuid));
      const opened = await cache();
      await Promise.all(leaving.map((photo) => opened.delete(addressOf(photo))));
    },

    async clear() {
      await caches.delete(OFFLINE_PHOTO_CACHE);
      await photos.clear();
    },

    async reconcile() {
      const opened = await cache();
      const stored = new Map((await opened.keys()).map((request) => [pathOf(request), request]));
      const records = (await photos.toArray()).filter(({ state }) => state === 'kept');
      await photos.bulkDelete(
        records.filter((photo) => !stored.has(addressOf(photo))).map(({ uuid }) => uuid),
      );
      for (const photo of records) stored.delete(addressOf(photo));
      await Promise.all([...stored.values()].map((request) => opened.delete(request)));
    },
  };
}

function pathOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
