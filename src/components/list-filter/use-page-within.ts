import { useEffect } from 'react';

/**
 * Leads whoever asks for a page beyond the last to that one. Returns whether that is so: what was found belongs to no
 * page then.
 * @param lastPage undefined while it is not known
 */
export function usePageWithin(
  page: number,
  lastPage: number | undefined,
  turnTo: (page: number) => void,
): boolean {
  const isBeyond = lastPage !== undefined && page > lastPage;
  useEffect(() => {
    if (isBeyond) turnTo(lastPage);
  }, [isBeyond, lastPage, turnTo]);
  return isBeyond;
}
