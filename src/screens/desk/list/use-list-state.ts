import { type RefObject, useRef } from 'react';
import { useLocation } from 'wouter';
import type { FilterCodec } from '../../../components/list-filter/filter-codec';
import {
  type ChangeFilter,
  type Controls,
  controlsOf,
  useAddressFilter,
} from '../../../components/list-filter/use-address-filter';

/** What a list of a back office shows at the moment: its filter in the address, and how that is changed. */
export interface ListState<Filter extends object> {
  readonly codec: FilterCodec<Filter>;
  readonly filter: Readonly<Filter>;
  readonly change: ChangeFilter<Filter>;
  /** The control of a field of the filter. */
  readonly control: Controls<Filter>;
  /** The filter as its query string. */
  readonly key: string;
  readonly hrefOf: (page: number) => string;
  /** Replaces the page in the address. */
  readonly turnTo: (page: number) => void;
  /** The element with the rows: takes the focus when another page is shown. */
  readonly results: RefObject<HTMLElement | null>;
}

/** @param address of the list, without its filter */
export function useListState<Filter extends { readonly page: number }>(
  address: string,
  codec: FilterCodec<Filter>,
): ListState<Filter> {
  const [filter, change] = useAddressFilter(address, codec);
  const [, navigate] = useLocation();
  const results = useRef<HTMLElement>(null);
  const hrefOf = (page: number) => address + codec.write({ ...filter, page });
  return {
    codec,
    filter,
    change,
    control: controlsOf(filter, change),
    key: codec.write(filter),
    hrefOf,
    turnTo: (page) => navigate(hrefOf(page), { replace: true }),
    results,
  };
}
