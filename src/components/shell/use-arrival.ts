import { useEffect, useRef } from 'react';

const PATIENCE_MS = 10_000;

/**
 * Arriving at another address: the page begins at its top, and the focus goes to the screen's heading, so that a
 * screen reader says where one is. Going back leaves the scroll position to the browser. Null is an address that leads on
 * to another.
 */
export function useArrival(path: string | null): void {
  const previous = useRef(path);
  const wentBack = useRef(false);

  useEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    addEventListener('popstate', note);
    return () => removeEventListener('popstate', note);
  }, []);

  useEffect(() => {
    if (path === null || previous.current === path) return;
    const isFirst = previous.current === null;
    previous.current = path;
    if (isFirst) return;
    if (!wentBack.current) scrollTo({ top: 0, behavior: 'instant' });
    wentBack.current = false;
    return focusHeading();
  }, [path]);
}

/** The heading comes with the screen, which may come later: until then the focus waits on `main`. */
function focusHeading(): (() => void) | undefined {
  const main = document.querySelector('main');
  if (main === null || isInDialog() || hasFocusWithin(main)) return undefined;
  main.focus({ preventScroll: true });
  const tryHeading = () => {
    const heading = main.querySelector('h1');
    if (heading === null) return false;
    if (document.activeElement === main || document.activeElement === document.body) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  };
  if (tryHeading()) return undefined;
  const observer = new MutationObserver(() => tryHeading() && observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** The screen has a place for the focus of its own: a field that waits to be filled in. */
function hasFocusWithin(main: HTMLElement): boolean {
  return main !== document.activeElement && main.contains(document.activeElement);
}

function isInDialog(): boolean {
  return document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') !== null;
}
