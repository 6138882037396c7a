import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { FilterCodec } from './filter-codec';

interface Step {
  /** Replaces the current history entry: going back returns to a whole search, not to each letter. */
  readonly replace?: boolean;
  /** Kept with the history entry. */
  readonly state?: unknown;
}

export type ChangeFilter<Filter> = (part: Partial<Filter>, step?: Step) => void;

/** The value of a field of a filter, and how it is changed. */
export type Controls<Filter> = <Name extends keyof Filter>(
  name: Name,
) => {
  readonly value: Filter[Name];
  /** A further change at the same visit to a text field belongs to the entry of the history that the first one made. */
  readonly onChange: (value: Filter[Name], isFurther?: boolean) => void;
};

export const controlsOf =
  <Filter extends object>(filter: Readonly<Filter>, change: ChangeFilter<Filter>): Controls<Filter> =>
  (name) => ({
    value: filter[name],
    onChange(value, isFurther = false) {
      const part: Partial<Filter> = {};
      part[name] = value;
      change(part, { replace: isFurther });
    },
  });

/**
 * The filter in the address bar, and a function that changes it.
 *
 * @param address of the list, without the filter
 */
export function useAddressFilter<Filter extends object>(
  address: string,
  { read, write, start }: FilterCodec<Filter>,
): readonly [Readonly<Filter>, ChangeFilter<Filter>] {
  const search = useSearch();
  const [, navigate] = useLocation();
  const change = useCallback<ChangeFilter<Filter>>(
    (part, { replace = false, state = null } = {}) => {
      // The current address, not that of the last render: two fields may settle between two renders.
      const now = read(location.search);
      navigate(address + write({ ...now, ...start, ...part }), { replace, state });
    },
    [address, read, write, start, navigate],
  );
  return [read(search), change];
}
