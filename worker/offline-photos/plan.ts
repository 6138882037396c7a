import type { ImageRow } from '#common/contract/content/image';
import type { OfflinePhoto } from '#mirror/offline-photos';

/** A photo that is to be fetched. */
export type WantedPhoto = Pick<OfflinePhoto, 'uuid' | 'version' | 'year'> & {
  readonly file: NonNullable<ImageRow['file']>;
};

export interface Plan {
  /** Photos of years no longer wanted; or withdrawn, moved to another year, or replaced by another picture. */
  readonly leaving: readonly OfflinePhoto[];
  /** The latest year first, since people look back from today. */
  readonly missing: readonly WantedPhoto[];
}

/**
 * Which photos to delete and which to fetch until a device holds those of these years.
 * @param images the public ones of these years; null while the mirror may not know all of them: then no photo is
 * deleted because it seems to be gone
 */
export function planOf(
  years: readonly number[],
  images: readonly ImageRow[] | null,
  held: readonly OfflinePhoto[],
): Plan {
  const wantedYears = new Set(years);
  if (images === null) return { leaving: held.filter(({ year }) => !wantedYears.has(year)), missing: [] };

  const wanted = images.flatMap(({ uuid, year, file }): WantedPhoto[] =>
    file !== undefined && wantedYears.has(year) ? [{ uuid, year, version: file.version, file }] : [],
  );
  const photos = new Map(wanted.map((photo) => [photo.uuid, photo]));
  const isAsWanted = ({ uuid, version, year }: OfflinePhoto) => {
    const photo = photos.get(uuid);
    return photo?.version === version && photo.year === year;
  };
  const here = new Set(held.filter(isAsWanted).map(({ uuid }) => uuid));
  return {
    leaving: held.filter((photo) => !isAsWanted(photo)),
    missing: wanted.filter(({ uuid }) => !here.has(uuid)).sort((one, other) => other.year - one.year),
  };
}
