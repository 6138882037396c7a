import type { ImageQuery } from '#common/contract/content/image';
import { option, typedYear, uuidField, words } from '../../components/list-filter/address-fields';
import { type FilterOf, filterCodec } from '../../components/list-filter/filter-codec';
import { yearFault } from '../../components/list-filter/list-year';
import { visitorImageTypes } from '../../components/list-filter/list-types';

/** The filter of the gallery. */
export const galleryFilter = filterCodec(
  {
    words: words('piece'),
    year: typedYear,
    type: option('type', visitorImageTypes),
    // The enlarged image.
    open: uuidField('photo'),
  },
  ['words', 'year', 'type'],
);
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
