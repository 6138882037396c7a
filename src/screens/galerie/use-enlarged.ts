import { useEffect, useRef } from 'react';
import type { ChangeFilter } from '../../components/list-filter/use-address-filter';
import type { GalleryFilter } from './gallery-filter';

/** In the state of a history entry: the wall is the entry before it. */
const OVER_THE_WALL = 'over-the-wall';

/**
 * Enlarges photos, at addresses of their own. Closing one that was enlarged on this wall goes back to the wall's own entry
 * of the history: otherwise the way out of the gallery would lead through it once more for each photo.
 */
export function useEnlarged(open: string | null, change: ChangeFilter<GalleryFilter>) {
  // Going back takes a moment, in which a second press would leave the gallery.
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [open]);
  return {
    enlarge: (uuid: string) => change({ open: uuid }, { state: OVER_THE_WALL }),
    goTo: (uuid: string) => change({ open: uuid }, { replace: true, state: history.state }),
    close() {
      if (isClosing.current) return;
      if (history.state !== OVER_THE_WALL) return change({ open: null }, { replace: true });
      isClosing.current = true;
      history.back();
    },
  };
}
