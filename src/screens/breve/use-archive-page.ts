import { type RefObject, useEffect, useRef } from 'react';
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

/**
 * A new result is read from its beginning; the first one is where the browser put it. Whoever came by the pages at the
 * bottom is taken along, whoever is in a field stays there.
 */
function useJumpToTop(result: string | undefined, shown: RefObject<HTMLElement | null>) {
  const previous = useRef(result);
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== result) {
      scrollTo({ top: 0, behavior: 'instant' });
      if (shown.current?.contains(document.activeElement)) shown.current.focus({ preventScroll: true });
    }
    previous.current = result;
  }, [result, shown]);
}
