import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** The title that a screen sets in place of its route's: that of the news item it shows. */
export const pageTitleAtom = atom<string | null>(null);

export function usePageTitle(title: string | null | undefined): void {
  const setTitle = useSetAtom(pageTitleAtom);
  useEffect(() => {
    setTitle(title ?? null);
    return () => setTitle(null);
  }, [title, setTitle]);
}
