import { useSearch } from 'wouter';
import { LAST_PAGE, wholeNumber } from './address-value';

/** The page that the address bar holds, of a list that nothing else narrows. */
export function useAddressPage(name = 'page'): number {
  return wholeNumber(new URLSearchParams(useSearch()).get(name), 1, LAST_PAGE) ?? 1;
}
