import type { ImageRow } from '#common/contract/content/image';
import type { KeptPhoto } from '#mirror/kept-photos';

/** A photo that is to be fetched. */
export type WantedPhoto = Pick<KeptPhoto, 'uuid' | 'version' | 'year'> & {
  readonly file: NonNullable<ImageRow['file']>;
};

export interface Plan {
  /** Of years that are not wanted any more; withdrawn, moved to another year, or replaced by another picture. */
  readonly leaving: readonly KeptPhoto[];
  /** The latest year first, since people look back from today. */
  readonly missing: readonly WantedPhoto[];
}

/**
 * What has to go and what has to come until a device holds the photos of these years.
 * @param images what everybody may see of them; null where the mirror does not know all of them yet, and then none of
 * those that are here leaves because it seems to be gone
 */
export function planOf(
  years: readonly number[],
  images: readonly ImageRow[] | null,
  held: readonly KeptPhoto[],
): Plan {
  const wantedYears = new Set(years);
  if (images === null) return { leaving: held.filter(({ year }) => !wantedYears.has(year)), missing: [] };

  const wanted = images.flatMap(({ uuid, year, file }): WantedPhoto[] =>
    file !== undefined && wantedYears.has(year) ? [{ uuid, year, version: file.version, file }] : [],
  );
  const photos = new Map(wanted.map((photo) => [photo.uuid, photo]));
  const isAsWanted = ({ uuid, version, year }: KeptPhoto) => {
    const photo = photos.get(uuid);
    return photo?.version === version && photo.year === year;
  };
  const here = new Set(held.filter(isAsWanted).map(({ uuid }) => uuid));
  return {
    leaving: held.filter((photo) => !isAsWanted(photo)),
    missing: wanted.filter(({ uuid }) => !here.has(uuid)).sort((one, other) => other.year - one.year),
  };
}
