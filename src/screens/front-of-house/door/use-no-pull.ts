import { useEffect } from 'react';

/** A finger that pulls the page down does not load it again, as it does elsewhere on phones. */
export function useNoPull(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.overscrollBehavior = 'none';
    return () => {
      style.overscrollBehavior = '';
    };
  }, []);
}
