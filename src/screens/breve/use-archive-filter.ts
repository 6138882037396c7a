import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { links } from '../../links';
import { type ArchiveFilter, readArchiveFilter, writeArchiveFilter } from './archive-filter';

interface Step {
  /** Takes the place of the step before in the browser's history: one goes back to a search, not to each letter. */
  readonly replace?: boolean;
}

export type ChangeFilter = (part: Partial<ArchiveFilter>, step?: Step) => void;

/** The filter that the address bar holds. Whatever changes but the page leads back to the first page. */
export function useArchiveFilter(): readonly [ArchiveFilter, ChangeFilter] {
  const search = useSearch();
  const [, navigate] = useLocation();
  const change = useCallback<ChangeFilter>(
    (part, { replace = false } = {}) => {
      // The address at this moment, not at the last drawing: two fields may settle between two drawings.
      const now = readArchiveFilter(location.search);
      navigate(links.newsArchive.to() + writeArchiveFilter({ ...now, page: 1, ...part }), { replace });
    },
    [navigate],
  );
  return [readArchiveFilter(search), change];
}
