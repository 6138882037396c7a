import type { AroundNavHandler } from 'wouter';
import { isServerThere } from './bridge/missing-chunk';
import { tryCodeAgain } from './components/loading/lazy-component';
import { routeOf } from './site-map';
import { fatalErrorAtom } from './state/connection';
import { warn } from './state/notices';
import { store } from './state/store';
import { fromPageEntry } from './ui/overlay/way-back';

/** Milliseconds: whoever waits longer for the code of a page is shown that it loads. */
const PATIENCE_MS = 300;

/** How many links to other pages were followed; words that settle in the address of this one are none. */
let followed = 0;

/**
 * Goes to a page unless its code cannot be loaded: whoever taps a link in a tunnel stays on the page that they read. Code
 * that a newer build no longer has is the page's own affair.
 */
export const goOnceLoaded: AroundNavHandler = (navigate, to, options) => {
  const { pathname } = location;
  const path = new URL(to, location.origin).pathname;
  // What this page cannot read, as the browser lets it store nothing, the server prints.
  if (path !== pathname && store.get(fatalErrorAtom) === 'storage') return location.assign(to);
  const turn = path === pathname ? followed : (followed += 1);
  const { screen } = routeOf(path);
  const go = () => fromPageEntry(() => navigate(to, options));
  if (screen.isLoaded()) return go();
  tryCodeAgain();
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), PATIENCE_MS));
  const coming = screen.fetch().then((isLoaded) => isLoaded || isServerThere());
  void Promise.race([coming, late]).then((isComing) => {
    // Another link was followed meanwhile, or the way back was taken.
    if (turn !== followed || location.pathname !== pathname) return;
    if (isComing) go();
    else warn('Pas de réseau\u00a0: réessayez');
  });
};
