import type { ListOrder } from '#common/contract/fields/list-query';
import type { NewsQuery } from '#common/contract/content/news';
import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import { newsListDefaults } from '#common/rules/news-list';
import { LAST_PAGE, oneOf, wholeNumber } from '../../components/list-filter/address-value';
import { isOrder } from '../../components/list-filter/list-orders';
import { yearFault } from '../../components/list-filter/list-year';
import { visitorTypes } from '../../components/list-filter/visitor-types';
import { MAX_WORDS } from '../../components/list-filter/words-field';

/** The filter of the archive. It is kept in the address bar, so that it can be shared, bookmarked and returned to. */
export interface ArchiveFilter {
  readonly title: string;
  /** As typed; if it is not a valid year, no query is made. */
  readonly year: string;
  readonly type: SpectacleTypeCode | null;
  readonly size: PageSize;
  readonly order: ListOrder;
  readonly page: number;
}

/** In the order of the panel, the default first. */
export const pageSizes = [16, 8, 32, 64, 128] as const;
export type PageSize = (typeof pageSizes)[number];

export const wholeArchive: ArchiveFilter = {
  title: '',
  year: '',
  type: null,
  size: newsListDefaults.limit,
  order: newsListDefaults.orderBy,
  page: newsListDefaults.page,
};

/** Reads the filter from a query string; missing or invalid values become the defaults. */
export function readArchiveFilter(search: string): ArchiveFilter {
  const params = new URLSearchParams(search);
  const order = params.get('tri');
  return {
    title: (params.get('titre') ?? '').slice(0, MAX_WORDS),
    year: (params.get('annee') ?? '').slice(0, MAX_YEAR),
    type: oneOf(visitorTypes, params.get('type')) ?? wholeArchive.type,
    size: oneOf(pageSizes, Number(params.get('taille'))) ?? wholeArchive.size,
    order: isOrder(order) ? order : wholeArchive.order,
    page: wholeNumber(params.get('page'), 1, LAST_PAGE) ?? wholeArchive.page,
  };
}

/** The query string of a filter, with its question mark; default values are left out. */
export function writeArchiveFilter(filter: ArchiveFilter): string {
  const params = new URLSearchParams();
  if (filter.title !== wholeArchive.title) params.set('titre', filter.title);
  if (filter.year !== wholeArchive.year) params.set('annee', filter.year);
  if (filter.type !== null) params.set('type', filter.type);
  if (filter.size !== wholeArchive.size) params.set('taille', String(filter.size));
  if (filter.order !== wholeArchive.order) params.set('tri', filter.order);
  if (filter.page !== wholeArchive.page) params.set('page', String(filter.page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The query for the mirror, or null while the year is invalid. */
export function archiveQuery(filter: ArchiveFilter): NewsQuery | null {
  if (yearFault(filter.year) !== undefined) return null;
  return {
    page: filter.page,
    limit: filter.size,
    orderBy: filter.order,
    ...(filter.title.trim() !== '' && { title: filter.title.trim() }),
    ...(filter.year !== '' && { year: Number(filter.year) }),
    ...(filter.type !== null && { spectacleType: filter.type }),
  };
}

/** Number of its fields that narrow the archive. */
export function narrowing(filter: ArchiveFilter): number {
  return [filter.title.trim() !== '', filter.year !== '', filter.type !== null].filter(Boolean).length;
}

const MAX_YEAR = 12;
