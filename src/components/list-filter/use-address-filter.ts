import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';

interface Step {
  /** Takes the place of the step before in the browser's history: one goes back to a search, not to each letter. */
  readonly replace?: boolean;
}

export type ChangeFilter<Filter> = (part: Partial<Filter>, step?: Step) => void;

/** How the filter of a list stands in the address bar. */
interface FilterInAddress<Filter> {
  /** Without the filter. */
  readonly address: string;
  /** A filter from a query string, and the other way round. */
  readonly read: (search: string) => Filter;
  readonly write: (filter: Filter) => string;
  /** What any change leads back to unless it says otherwise: the first page. */
  readonly start?: Partial<Filter>;
}

/** The filter that the address bar holds. */
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
      // The address at this moment, not at the last drawing: two fields may settle between two drawings.
      const now = read(location.search);
      navigate(address + write({ ...now, ...start, ...part }), { replace });
    },
    [address, read, write, start, navigate],
  );
  return [read(search), change];
}

/** Where lists that come in pages begin. */
export const firstPage = { page: 1 } as const;
