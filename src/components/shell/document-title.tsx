import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { pageTitleAtom } from '../../state/page-title';
import { siteAtom } from '../../state/site';
import { windowTitle } from '../../text/window-title';

/** The window's title: the screen's own, else its route's, and the site's. */
export function DocumentTitle({ title }: { title: string }) {
  const known = useAtomValue(pageTitleAtom);
  const site = useAtomValue(siteAtom);
  const whole = windowTitle(known ?? title, site.title);
  useEffect(() => {
    document.title = whole;
  }, [whole]);
  return null;
}
