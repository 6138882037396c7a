import { type RefObject, useEffect } from 'react';

/**
 * What had the focus may leave the screen with it: the focus then goes to the place itself, never to the page's body,
 * where a keyboard or a screen reader would have to begin anew.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
}
