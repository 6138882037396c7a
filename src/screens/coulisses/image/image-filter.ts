import { uuidPattern } from '#common/base/uuid';
import type { ImageQuery } from '#common/contract/content/image';
import type { ListOrder } from '#common/contract/fields/list-query';
import {
  type ImageTypeCode,
  type SpectacleTypeCode,
  referenceLists,
} from '#common/contract/content/reference-names';
import { allTypes } from '../../../components/desk-list/desk-filter';
import { type PageSize, pageSizes } from '../../../components/list-filter/page-sizes';
import { LAST_PAGE, oneOf, wholeNumber } from '../../../components/list-filter/address-value';
import { isOrder } from '../../../components/list-filter/list-orders';
import { yearFault } from '../../../components/list-filter/list-year';
import { MAX_WORDS } from '../../../components/list-filter/words-field';

/** The editors' filter of images. It is kept in the address bar. */
export interface ImageFilter {
  readonly view: ImageView;
  readonly words: string;
  /** As typed; if it is not a valid year, no query is made. */
  readonly year: string;
  readonly type: ImageTypeCode | null;
  readonly show: SpectacleTypeCode | null;
  readonly order: ListOrder;
  readonly size: PageSize;
  readonly page: number;
  /** UUID of the image that is being edited. */
  readonly open: string | null;
}

/** All images, those still to appear, those without a file, those in the trash. */
export const imageViews = ['tout', 'a-paraitre', 'sans-fichier', 'corbeille'] as const;
export type ImageView = (typeof imageViews)[number];

/** Editors can filter by every type. */
export const allImageTypes = Object.keys(referenceLists['image-types']) as readonly ImageTypeCode[];

export const allImages: ImageFilter = {
  view: 'tout',
  words: '',
  year: '',
  type: null,
  show: null,
  order: 'visible-desc',
  size: 10,
  page: 1,
  open: null,
};

/** Reads the filter from a query string; missing or invalid values become the defaults. */
export function readImageFilter(search: string): ImageFilter {
  const params = new URLSearchParams(search);
  const order = params.get('tri');
  const open = params.get('image') ?? '';
  return {
    view: oneOf(imageViews, params.get('vue')) ?? allImages.view,
    words: (params.get('mots') ?? '').slice(0, MAX_WORDS),
    year: (params.get('annee') ?? '').slice(0, MAX_YEAR),
    type: oneOf(allImageTypes, params.get('type')) ?? null,
    show: oneOf(allTypes, params.get('spectacle')) ?? null,
    order: isOrder(order) ? order : allImages.order,
    size: pageSizes.find((size) => String(size) === params.get('taille')) ?? allImages.size,
    page: wholeNumber(params.get('page'), 1, LAST_PAGE) ?? allImages.page,
    open: uuidPattern.test(open) ? open : null,
  };
}

/** The query string of a filter, with its question mark; default values are left out. */
export function writeImageFilter(filter: Partial<ImageFilter>): string {
  const wanted = { ...allImages, ...filter };
  const params = new URLSearchParams();
  for (const [name, key] of names) {
    const value = wanted[key];
    if (value !== allImages[key] && value !== null) params.set(name, String(value));
  }
  return params.size === 0 ? '' : `?${params}`;
}

const names = [
  ['vue', 'view'],
  ['mots', 'words'],
  ['annee', 'year'],
  ['type', 'type'],
  ['spectacle', 'show'],
  ['tri', 'order'],
  ['taille', 'size'],
  ['page', 'page'],
  ['image', 'open'],
] as const satisfies readonly (readonly [string, keyof ImageFilter])[];

const MAX_YEAR = 12;

/** The query for the mirror; null while the year is invalid. */
export function imageQueryOf(filter: ImageFilter): ImageQuery | null {
  if (yearFault(filter.year) !== undefined) return null;
  const { view, words, year, type, show, order } = filter;
  return {
    orderBy: order,
    ...(words.trim() !== '' && { text: words.trim() }),
    ...(year !== '' && { year: Number(year) }),
    ...(type !== null && { type }),
    ...(show !== null && { spectacleType: show }),
    ...(view === 'a-paraitre' && { invisibleOnly: true }),
  };
}

/** Number of its fields that narrow the list, apart from the words. */
export const narrowing = ({ year, type, show }: ImageFilter): number =>
  [year !== '', type !== null, show !== null].filter(Boolean).length;
