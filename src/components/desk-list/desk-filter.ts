import type { ListOrder } from '#common/contract/fields/list-query';
import { referenceLists, type SpectacleTypeCode } from '#common/contract/content/reference-names';
import {
  choice,
  option,
  orderField,
  pageField,
  sizeField,
  typedYear,
  words,
} from '../list-filter/address-fields';
import { type FilterOf, filterCodec } from '../list-filter/filter-codec';
import { yearFault } from '../list-filter/list-year';

/** All published and upcoming items, upcoming ones, drafts on this device, the trash. */
export const deskViews = ['tout', 'a-paraitre', 'brouillons', 'corbeille'] as const;
export type DeskView = (typeof deskViews)[number];

/** Editors can choose any of them. */
export const allTypes = Object.keys(referenceLists['spectacle-types']) as readonly SpectacleTypeCode[];

/** The filter of an editors' list. */
export const deskFilter = filterCodec({
  view: choice('vue', deskViews, 'tout'),
  title: words('titre'),
  author: words('auteur'),
  year: typedYear,
  type: option('type', allTypes),
  order: orderField('visible-desc'),
  size: sizeField,
  page: pageField,
});
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

/** How many of its fields narrow the list, not counting the title. */
export function countActiveFilters({ author, year, type }: DeskFilter): number {
  return [author.trim() !== '', year !== '', type !== null].filter(Boolean).length;
}
