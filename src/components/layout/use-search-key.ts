import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { links } from '#common/contract/site/links';
import { isDialogOpen } from '../../ui/overlay/is-dialog-open';

/** Ctrl+K, or ⌘K, opens the search, or focuses its field. Speech input could trigger a single letter. */
export function useSearchKey(): void {
  const [path, navigate] = useLocation();
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || event.defaultPrevented || isDialogOpen()) return;
      event.preventDefault();
      if (links.search.matches(path))
        document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
      else navigate(links.search.to());
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, [path, navigate]);
}

const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  // Last: what browsers fill in comes with a key that is none.
  ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === 'k';
