import type { ListOrder } from '#common/contract/fields/list-query';
import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import {
  viewField,
  option,
  orderField,
  pageField,
  sizeField,
  typedYear,
  words,
} from '../../../components/list-filter/address-fields';
import { type FilterOf, filterCodec } from '../../../components/list-filter/filter-codec';
import { yearFault } from '../../../components/list-filter/list-year';
import { allTypes } from '../../../components/list-filter/list-types';

/** All published and upcoming items, upcoming ones, drafts on this device, the trash. */
export const deskViews = {
  tout: 'Tout',
  'a-paraitre': 'À paraître',
  brouillons: 'Brouillons',
  corbeille: 'Corbeille',
} as const;

/** The filter of an editors' list. */
export const deskFilter = filterCodec(
  {
    view: viewField(deskViews, 'tout'),
    title: words('titre'),
    author: words('auteur'),
    year: typedYear,
    type: option('type', allTypes),
    order: orderField('visible-desc'),
    size: sizeField,
    page: pageField,
  },
  ['author', 'year', 'type'],
  'title',
);
export type DeskFilter = FilterOf<typeof deskFilter>;

/** The query that both lists accept. */
export interface DeskQuery {
  readonly title?: string;
  readonly author?: string;
  readonly year?: number;
  readonly spectacleType?: SpectacleTypeCode;
  readonly invisibleOnly?: true;
  readonly orderBy: ListOrder;
}

/** The query of a filter; null while its year is invalid. */
export function deskQueryOf(filter: DeskFilter): DeskQuery | null {
  if (yearFault(filter.year) !== undefined) return null;
  const { view, year, type, order } = filter;
  const [title, author] = [filter.title.trim(), filter.author.trim()];
  return {
    orderBy: order,
    ...(title !== '' && { title }),
    ...(author !== '' && { author }),
    ...(year !== '' && { year: Number(year) }),
    ...(type !== null && { spectacleType: type }),
    ...(view === 'a-paraitre' && { invisibleOnly: true as const }),
  };
}
