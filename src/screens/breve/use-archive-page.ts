import type { RefObject } from 'react';
import type { NewsSummary } from '#common/contract/news';
import type { Page } from '#common/contract/page';
import { newsQueries } from '#mirror/queries/news-queries';
import { type MirrorReach, useMirrorAnswer } from '../../components/mirror-reach';
import { useJumpToTop } from '../../components/use-jump-to-top';
import { type ArchiveFilter, archiveQuery, writeArchiveFilter } from './archive-filter';

export interface ArchivePage {
  /** The last answer; while the next one is being read, still that of the filter before. Null: there was no question. */
  readonly page: Page<NewsSummary> | null | undefined;
  readonly reach: MirrorReach;
  readonly isReading: boolean;
}

/** Watches the page that a filter asks for, in the element that shows it. */
export function useArchivePage(filter: ArchiveFilter, shown: RefObject<HTMLElement | null>): ArchivePage {
  const key = writeArchiveFilter(filter);
  const { answer, reach } = useMirrorAnswer(async () => {
    const query = archiveQuery(filter);
    return { key, page: query === null ? null : await newsQueries.list(query) };
  }, [key]);
  useJumpToTop(answer?.key, shown);
  return { page: answer?.page, reach, isReading: answer?.key !== key };
}
