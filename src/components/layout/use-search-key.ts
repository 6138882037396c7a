import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { links } from '#common/contract/site/links';

/** Ctrl+K, or ⌘K, leads to the search, or to its field. A letter alone would be pressed by whoever speaks to their device. */
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
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** A dialog asks for something first. */
const isDialogOpen = () =>
  document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;
