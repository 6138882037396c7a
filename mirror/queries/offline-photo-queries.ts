import { type PhotosSize, NO_SIZE, addSizes, photosSizeOf } from '#common/rules/offline-photo';
import { openDevice } from '../device';
import { openOfflinePhotos } from '../offline-photos';
import { type MirrorReader, pageMirror } from '../page-mirror';
import { steady } from '../steady-reads';
import { type Storage, browserStorage } from '../storage';

/** The public photos of one year that have a file. */
export interface Album {
  readonly year: number;
  readonly photos: number;
  readonly size: PhotosSize;
}

/** How far this device is with the photos of one year. */
export interface StoredAlbum {
  readonly year: number;
  readonly kept: number;
  readonly failed: number;
  readonly bytes: number;
}

/** The years asked for, and how much of them is stored here. */
export interface StoredArchive {
  readonly years: readonly number[];
  readonly pause: 'person' | 'full' | null;
  readonly albums: readonly StoredAlbum[];
}

export interface OfflinePhotoQueries {
  /** Every year that has photos to keep, the latest first. */
  albums(): Promise<readonly Album[]>;
  kept(): Promise<StoredArchive>;
}

export function offlinePhotoQueriesOf(mirror: MirrorReader, storage: () => Storage): OfflinePhotoQueries {
  let opened: Pick<ReturnType<typeof open>, 'device' | 'keptPhotos'> | undefined;
  const open = () => ({ device: openDevice(storage()), keptPhotos: openOfflinePhotos(storage()) });

  return {
    albums: async () => {
      const images = await mirror.read((generation) => generation.rows('images').toArray(), []);
      const albums = new Map<number, Album>();
      for (const { year, file } of images) {
        if (file === undefined) continue;
        const { photos, size } = albums.get(year) ?? { photos: 0, size: NO_SIZE };
        albums.set(year, { year, photos: photos + 1, size: addSizes(size, photosSizeOf(file)) });
      }
      return [...albums.values()].sort((one, other) => other.year - one.year);
    },

    async kept() {
      const { device, keptPhotos } = (opened ??= open());
      const [wish, photos] = await Promise.all([device.fact('kept-years'), keptPhotos.photos.toArray()]);
      const albums = new Map<number, StoredAlbum>();
      for (const { year, bytes, state } of photos) {
        const sum = albums.get(year) ?? { year, kept: 0, failed: 0, bytes: 0 };
        albums.set(year, { ...sum, [state]: sum[state] + 1, bytes: sum.bytes + bytes });
      }
      return { years: wish?.years ?? [], pause: wish?.pause ?? null, albums: [...albums.values()] };
    },
  };
}

export const offlinePhotoQueries = steady(offlinePhotoQueriesOf(pageMirror, browserStorage));
