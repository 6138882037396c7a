import { type RefObject, useEffect } from 'react';

/**
 * When the focused element disappears, the focus moves to the given place, not to the page's body, where keyboard and
 * screen reader users would have to start over.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
}
