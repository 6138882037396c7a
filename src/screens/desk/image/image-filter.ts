import type { ImageQuery } from '#common/contract/content/image';
import {
  viewField,
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
import { allTypes, allImageTypes } from '../../../components/list-filter/list-types';

/** All images, those still to appear, those without a file, those in the trash. */
export const imageViews = {
  tout: 'Tout',
  'a-paraitre': 'À paraître',
  'sans-fichier': 'Sans fichier',
  corbeille: 'Corbeille',
} as const;

/** The editors' filter of images. */
export const imageFilter = filterCodec(
  {
    view: viewField(imageViews, 'tout'),
    words: words('mots'),
    year: typedYear,
    type: option('type', allImageTypes),
    show: option('spectacle', allTypes),
    order: orderField('visible-desc'),
    size: sizeField,
    page: pageField,
    // The image that is being edited.
    open: uuidField('image'),
  },
  ['year', 'type', 'show'],
  'words',
);
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
