import type { ImageQuery } from '#common/contract/content/image';
import { type ImageTypeCode, referenceLists } from '#common/contract/content/reference-names';
import { uuidPattern } from '#common/base/uuid';
import { oneOf } from '../../components/list-filter/address-value';
import { yearFault } from '../../components/list-filter/list-year';
import { MAX_WORDS } from '../../components/list-filter/words-field';

/** The filter of the gallery, and the open image. It is kept in the address bar. */
export interface GalleryFilter {
  readonly words: string;
  /** As typed; if it is not a valid year, no query is made. */
  readonly year: string;
  readonly type: ImageTypeCode | null;
  /** UUID of the enlarged image. */
  readonly open: string | null;
}

export const wholeGallery: GalleryFilter = { words: '', year: '', type: null, open: null };

/** Visitors cannot filter by programmes or miscellaneous images. */
export const visitorImageTypes = (Object.keys(referenceLists['image-types']) as ImageTypeCode[]).filter(
  (code) => code !== 'DIVERS' && code !== 'PROGRAMME',
);

/** Reads the filter from a query string; missing or invalid values become the defaults. */
export function readGalleryFilter(search: string): GalleryFilter {
  const params = new URLSearchParams(search);
  const open = params.get('photo') ?? '';
  return {
    words: (params.get('piece') ?? '').slice(0, MAX_WORDS),
    year: (params.get('annee') ?? '').slice(0, MAX_YEAR),
    type: oneOf(visitorImageTypes, params.get('type')) ?? null,
    open: uuidPattern.test(open) ? open : null,
  };
}

/** The query string of a filter, with its question mark; default values are left out. */
export function writeGalleryFilter({ words, year, type, open }: GalleryFilter): string {
  const params = new URLSearchParams({
    ...(words !== '' && { piece: words }),
    ...(year !== '' && { annee: year }),
    ...(type !== null && { type }),
    ...(open !== null && { photo: open }),
  });
  return params.size === 0 ? '' : `?${params}`;
}

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
export const narrowing = ({ words, year, type }: GalleryFilter): number =>
  [words.trim() !== '', year !== '', type !== null].filter(Boolean).length;

const MAX_YEAR = 12;
