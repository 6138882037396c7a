import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { links } from '../../../links';
import { readUserFilter, type UserFilter, writeUserFilter } from './user-filter';

interface Step {
  /** Takes the place of the step before in the browser's history: one goes back to a search, not to each letter. */
  readonly replace?: boolean;
}

export type ChangeUserFilter = (part: Partial<UserFilter>, step?: Step) => void;

/** The filter that the address bar holds. Whatever changes but the page leads back to the first page. */
export function useUserFilter(): readonly [UserFilter, ChangeUserFilter] {
  const search = useSearch();
  const [, navigate] = useLocation();
  const change = useCallback<ChangeUserFilter>(
    (part, { replace = false } = {}) => {
      // The address at this moment, not at the last drawing: two fields may settle between two drawings.
      const now = readUserFilter(location.search);
      navigate(links.userList.to() + writeUserFilter({ ...now, page: 1, ...part }), { replace });
    },
    [navigate],
  );
  return [readUserFilter(search), change];
}
