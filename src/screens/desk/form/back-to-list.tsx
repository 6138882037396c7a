import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { warn } from '../../../state/notices';

/** Leads back to the list from an address under which there is nothing, and says so. */
export function BackToList({ words, href }: { words: string; href: string }) {
  const [, navigate] = useLocation();
  useEffect(() => {
    warn(words);
    navigate(href, { replace: true });
  }, [words, href, navigate]);
  return null;
}
