import { useEffect, useRef } from 'react';
import type { NewsSummary } from '#common/contract/news';
import type { Page } from '#common/contract/page';
import { newsQueries } from '#mirror/queries/news-queries';
import { type MirrorReach, useMirrorAnswer } from '../../components/mirror-reach';
import { type ArchiveFilter, archiveQuery, writeArchiveFilter } from './archive-filter';

export interface ArchivePage {
  /** The last answer; while the next one is being read, still that of the filter before. Null: there was no question. */
  readonly page: Page<NewsSummary> | null | undefined;
  readonly reach: MirrorReach;
  readonly isReading: boolean;
}

/** Watches the page that a filter asks for. */
export function useArchivePage(filter: ArchiveFilter): ArchivePage {
  const key = writeArchiveFilter(filter);
  const { answer, reach } = useMirrorAnswer(async () => {
    const query = archiveQuery(filter);
    return { key, page: query === null ? null : await newsQueries.list(query) };
  }, [key]);
  useJumpToTop(answer?.key);
  return { page: answer?.page, reach, isReading: answer?.key !== key };
}

/** A new result is read from its beginning; the first one is where the browser put it. */
function useJumpToTop(result: string | undefined) {
  const shown = useRef(result);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== result) scrollTo({ top: 0, behavior: 'instant' });
    shown.current = result;
  }, [result]);
}
