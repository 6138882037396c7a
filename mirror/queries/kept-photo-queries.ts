import { type KeptSize, NO_SIZE, addSizes, keptSizeOf } from '#common/rules/kept-photo';
import { openDevice } from '../device';
import { openKeptPhotos } from '../kept-photos';
import { type MirrorReader, pageMirror } from '../page-mirror';
import { steady } from '../steady-reads';
import { type Storage, browserStorage } from '../storage';

/** The public photos of one year that have a file. */
export interface Album {
  readonly year: number;
  readonly photos: number;
  readonly size: KeptSize;
}

/** How far this device is with the photos of one year. */
export interface AlbumKept {
  readonly year: number;
  readonly kept: number;
  readonly failed: number;
  readonly bytes: number;
}

/** The years asked for, and how much of them is stored here. */
export interface KeptArchive {
  readonly years: readonly number[];
  readonly pause: 'person' | 'full' | null;
  readonly albums: readonly AlbumKept[];
}

export interface KeptPhotoQueries {
  /** Every year that has photos to keep, the latest first. */
  albums(): Promise<readonly Album[]>;
  kept(): Promise<KeptArchive>;
}

export function keptPhotoQueriesOf(mirror: MirrorReader, storage: () => Storage): KeptPhotoQueries {
  let opened: Pick<ReturnType<typeof open>, 'device' | 'keptPhotos'> | undefined;
  const open = () => ({ device: openDevice(storage()), keptPhotos: openKeptPhotos(storage()) });

  return {
    albums: async () => {
      const images = await mirror.read((generation) => generation.rows('images').toArray(), []);
      const albums = new Map<number, Album>();
      for (const { year, file } of images) {
        if (file === undefined) continue;
        const { photos, size } = albums.get(year) ?? { photos: 0, size: NO_SIZE };
        albums.set(year, { year, photos: photos + 1, size: addSizes(size, keptSizeOf(file)) });
      }
      return [...albums.values()].sort((one, other) => other.year - one.year);
    },

    async kept() {
      const { device, keptPhotos } = (opened ??= open());
      const [wish, photos] = await Promise.all([device.fact('kept-years'), keptPhotos.photos.toArray()]);
      const albums = new Map<number, AlbumKept>();
      for (const { year, bytes, state } of photos) {
        const sum = albums.get(year) ?? { year, kept: 0, failed: 0, bytes: 0 };
        albums.set(year, { ...sum, [state]: sum[state] + 1, bytes: sum.bytes + bytes });
      }
      return { years: wish?.years ?? [], pause: wish?.pause ?? null, albums: [...albums.values()] };
    },
  };
}

export const keptPhotoQueries = steady(keptPhotoQueriesOf(pageMirror, browserStorage));
