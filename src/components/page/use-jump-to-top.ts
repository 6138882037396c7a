import { type RefObject, useEffect, useRef } from 'react';

/**
 * A new result is read from its beginning; the first one is where the browser put it. Whoever came by the pages at the
 * bottom is taken along, whoever is in a field stays there.
 * @param result tells results apart
 * @param shown the element that shows them
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
