import type { AroundNavHandler } from 'wouter';
import { routeOf } from './site-map';
import { warn } from './state/notices';

/** Milliseconds: whoever waits longer for the code of a page is shown that it loads. */
const PATIENCE_MS = 300;

let last = 0;

/** Goes to a page unless its code cannot be loaded: whoever taps a link in a tunnel stays on the page that they read. */
export const goOnceLoaded: AroundNavHandler = (navigate, to, options) => {
  const turn = (last += 1);
  const { screen } = routeOf(new URL(to, location.origin).pathname);
  if (screen.isLoaded()) return navigate(to, options);
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), PATIENCE_MS));
  void Promise.race([screen.fetch(), late]).then((isComing) => {
    // Another link was followed meanwhile.
    if (turn !== last) return;
    if (isComing) navigate(to, options);
    else warn('Pas de réseau\u00a0: réessayez');
  });
};
