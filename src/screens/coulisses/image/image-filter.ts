import type { ImageQuery } from '#common/contract/content/image';
import { type ImageTypeCode, referenceLists } from '#common/contract/content/reference-names';
import { allTypes } from '../../../components/desk-list/desk-filter';
import {
  choice,
  option,
  orderField,
  pageField,
  sizeField,
  typedYear,
  uuidField,
  words,
} from '../../../components/list-filter/address-fields';
import { type FilterOf, filterCodec } from '../../../components/list-filter/filter-codec';
import { yearFault } from '../../../components/list-filter/list-year';

/** All images, those still to appear, those without a file, those in the trash. */
export const imageViews = ['tout', 'a-paraitre', 'sans-fichier', 'corbeille'] as const;
export type ImageView = (typeof imageViews)[number];

/** Editors can filter by every type. */
export const allImageTypes = Object.keys(referenceLists['image-types']) as readonly ImageTypeCode[];

/** The editors' filter of images. */
export const imageFilter = filterCodec({
  view: choice('vue', imageViews, 'tout'),
  words: words('mots'),
  year: typedYear,
  type: option('type', allImageTypes),
  show: option('spectacle', allTypes),
  order: orderField('visible-desc'),
  size: sizeField,
  page: pageField,
  // The image that is being edited.
  open: uuidField('image'),
});
export type ImageFilter = FilterOf<typeof imageFilter>;

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
export const countActiveFilters = ({ year, type, show }: ImageFilter): number =>
  [year !== '', type !== null, show !== null].filter(Boolean).length;
