import type { RefObject } from 'react';
import type { NewsSummary } from '#common/contract/content/news';
import type { Page } from '#common/contract/fields/page';
import { newsQueries } from '#mirror/queries/news-queries';
import type { ChangeFilter } from '../../components/list-filter/use-address-filter';
import { type ListPage, useListPage } from '../../components/list-filter/use-list-page';
import { type ArchiveFilter, archiveFilter, archiveQuery } from './archive-filter';

/** The live page of a filter, shown in the given element. Null: the filter is invalid, so there was no query. */
export function useArchivePage(
  filter: ArchiveFilter,
  change: ChangeFilter<ArchiveFilter>,
  shown: RefObject<HTMLElement | null>,
): ListPage<Page<NewsSummary> | null> {
  const query = archiveQuery(filter);
  return useListPage({
    key: archiveFilter.write(filter),
    page: filter.page,
    read: async () => (query === null ? null : newsQueries.list(query)),
    change,
    shown,
  });
}
