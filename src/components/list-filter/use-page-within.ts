import { useEffect } from 'react';

/**
 * Replaces a page beyond the last one by the last. Returns whether it is beyond: the results then belong to no page.
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
