import type { ImageQuery } from '#common/contract/content/image';
import { type ImageTypeCode, referenceLists } from '#common/contract/content/reference-names';
import { uuidPattern } from '#common/base/uuid';
import { oneOf } from '../../components/list-filter/address-value';
import { yearFault } from '../../components/list-filter/list-year';
import { MAX_WORDS } from '../../components/list-filter/words-field';

/** What the gallery is asked for, and which image is open. The address bar holds it. */
export interface GalleryFilter {
  readonly words: string;
  /** As typed: it may be no year of ours, and then nothing is looked up. */
  readonly year: string;
  readonly type: ImageTypeCode | null;
  /** Uuid of the image that is seen large. */
  readonly open: string | null;
}

export const wholeGallery: GalleryFilter = { words: '', year: '', type: null, open: null };

/** Visitors do not choose among programmes and odds and ends. */
export const visitorImageTypes = (Object.keys(referenceLists['image-types']) as ImageTypeCode[]).filter(
  (code) => code !== 'DIVERS' && code !== 'PROGRAMME',
);

/** The filter in a query string; what it does not hold, or holds wrongly, is the usual. */
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

/** The query string of a filter, with its question mark; the usual is left out. */
export function writeGalleryFilter({ words, year, type, open }: GalleryFilter): string {
  const params = new URLSearchParams({
    ...(words !== '' && { piece: words }),
    ...(year !== '' && { annee: year }),
    ...(type !== null && { type }),
    ...(open !== null && { photo: open }),
  });
  return params.size === 0 ? '' : `?${params}`;
}

/** What the filter asks of images; null while the year is none. */
export function galleryQuery({ words, year, type }: GalleryFilter): ImageQuery | null {
  if (yearFault(year) !== undefined) return null;
  return {
    orderBy: 'year-desc',
    ...(words.trim() !== '' && { text: words.trim() }),
    ...(year !== '' && { year: Number(year) }),
    ...(type !== null && { type }),
  };
}

/** How many of its fields narrow the gallery. */
export const narrowing = ({ words, year, type }: GalleryFilter): number =>
  [words.trim() !== '', year !== '', type !== null].filter(Boolean).length;

const MAX_YEAR = 12;
