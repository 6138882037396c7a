import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';

interface Step {
  /** Replaces the current history entry: going back returns to a whole search, not to each letter. */
  readonly replace?: boolean;
}

export type ChangeFilter<Filter> = (part: Partial<Filter>, step?: Step) => void;

/** How the filter of a list is written in the address bar. */
interface FilterInAddress<Filter> {
  /** The address without the filter. */
  readonly address: string;
  /** Parses a filter from a query string, and serialises it. */
  readonly read: (search: string) => Filter;
  readonly write: (filter: Filter) => string;
  /** What any change resets unless it says otherwise: the page, to the first one. */
  readonly start?: Partial<Filter>;
}

/** The filter in the address bar, and a function that changes it. */
export function useAddressFilter<Filter extends object>({
  address,
  read,
  write,
  start,
}: FilterInAddress<Filter>): readonly [Filter, ChangeFilter<Filter>] {
  const search = useSearch();
  const [, navigate] = useLocation();
  const change = useCallback<ChangeFilter<Filter>>(
    (part, { replace = false } = {}) => {
      // The current address, not that of the last render: two fields may settle between two renders.
      const now = read(location.search);
      navigate(address + write({ ...now, ...start, ...part }), { replace });
    },
    [address, read, write, start, navigate],
  );
  return [read(search), change];
}

/** The start of paged lists. */
export const firstPage = { page: 1 } as const;
