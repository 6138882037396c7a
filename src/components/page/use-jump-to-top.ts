import { type RefObject, useEffect, useRef } from 'react';
import { landWhereLeft } from '../../ui/scroll-memory';

/**
 * Scrolls to the top for each new result, or to where it was left, if it was gone back to; the first one is placed by the
 * arrival at its page. If the focus is inside the results, as after a page link, it moves to their beginning; a focused
 * field keeps it.
 * @param result identifies the result
 * @param shown the element that shows it
 */
export function useJumpToTop(result: string | undefined, shown: RefObject<HTMLElement | null>) {
  const previous = useRef(result);
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== result) {
      if (!landWhereLeft()) scrollTo({ top: 0, behavior: 'instant' });
      if (shown.current?.contains(document.activeElement)) shown.current.focus({ preventScroll: true });
    }
    previous.current = result;
  }, [result, shown]);
}
