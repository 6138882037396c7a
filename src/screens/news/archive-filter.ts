import type { NewsQuery } from '#common/contract/content/news';
import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import { newsListDefaults } from '#common/rules/news-list';
import {
  choice,
  option,
  orderField,
  pageField,
  typedYear,
  words,
} from '../../components/list-filter/address-fields';
import { type FilterOf, filterCodec } from '../../components/list-filter/filter-codec';
import { yearFault } from '../../components/list-filter/list-year';
import { visitorTypes } from '../../components/list-filter/list-types';

/** In the order of the panel, the default first. */
export const archiveSizes = [16, 8, 32, 64, 128] as const;
export type ArchiveSize = (typeof archiveSizes)[number];

/** The filter of the archive. */
export const archiveFilter = filterCodec(
  {
    title: words('titre'),
    year: typedYear,
    type: option<SpectacleTypeCode>('type', visitorTypes),
    size: choice<ArchiveSize>('taille', archiveSizes, newsListDefaults.limit),
    order: orderField(newsListDefaults.orderBy),
    page: pageField,
  },
  ['title', 'year', 'type'],
);
export type ArchiveFilter = FilterOf<typeof archiveFilter>;

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
