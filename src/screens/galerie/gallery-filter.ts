import type { ImageQuery } from '#common/contract/content/image';
import { type ImageTypeCode, referenceLists } from '#common/contract/content/reference-names';
import { option, typedYear, uuidField, words } from '../../components/list-filter/address-fields';
import { type FilterOf, filterCodec } from '../../components/list-filter/filter-codec';
import { yearFault } from '../../components/list-filter/list-year';

/** Visitors cannot filter by programmes or miscellaneous images. */
export const visitorImageTypes = (Object.keys(referenceLists['image-types']) as ImageTypeCode[]).filter(
  (code) => code !== 'DIVERS' && code !== 'PROGRAMME',
);

/** The filter of the gallery. */
export const galleryFilter = filterCodec({
  words: words('piece'),
  year: typedYear,
  type: option('type', visitorImageTypes),
  // The enlarged image.
  open: uuidField('photo'),
});
export type GalleryFilter = FilterOf<typeof galleryFilter>;

/** The query for images; null while the year is invalid. */
export function galleryQuery({ words, year, type }: GalleryFilter): ImageQuery | null {
  if (yearFault(year) !== undefined) return null;
  return {
    orderBy: 'year-desc',
    ...(words.trim() !== '' && { text: words.trim() }),
    ...(year !== '' && { year: Number(year) }),
    ...(type !== null && { type }),
  };
}

/** Number of its fields that narrow the gallery. */
export const countActiveFilters = ({ words, year, type }: GalleryFilter): number =>
  [words.trim() !== '', year !== '', type !== null].filter(Boolean).length;
