import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to the top for each new result; the first one stays where the browser put it. If the focus is inside the
 * results, as after a page link, it moves to their beginning; a focused field keeps it.
 * @param result identifies the result
 * @param shown the element that shows it
 */
export function useJumpToTop(result: string | undefined, shown: RefObject<HTMLElement | null>) {
  const previous = useRef(result);
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== result) {
      scrollTo({ top: 0, behavior: 'instant' });
      if (shown.current?.contains(document.activeElement)) shown.current.focus({ preventScroll: true });
    }
    previous.current = result;
  }, [result, shown]);
}
