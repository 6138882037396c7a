import { useEffect, useRef } from 'react';
import { landWhereLeft } from '../../ui/scroll-memory';

const PATIENCE_MS = 10_000;

/**
 * Handles arrival at another address: the page begins at its top, at the part that the address names, or where it was left, and
 * the focus moves to the screen's heading, so that a screen reader announces it. Null: an address that redirects.
 */
export function useArrival(path: string | null): void {
  const previous = useRef(path);
  const wentBack = useRef(false);

  useEffect(() => {
    // Going back within a screen, as from its second page to its first, is no arrival.
    const note = () => {
      wentBack.current = location.pathname !== previous.current;
    };
    addEventListener('popstate', note);
    return () => removeEventListener('popstate', note);
  }, []);

  useEffect(() => {
    if (path === null || previous.current === path) return;
    const isFirst = previous.current === null;
    previous.current = path;
    if (isFirst) return;
    const isNew = !landWhereLeft() && !wentBack.current;
    if (isNew) scrollTo({ top: 0, behavior: 'instant' });
    wentBack.current = false;
    return focusHeading(isNew ? goToPart : undefined);
  }, [path]);
}

/** Scrolls to the part of the page that the address names, if it names one. */
function goToPart(): void {
  if (location.hash !== '')
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
}

/**
 * The heading is rendered with the screen, which may be later: until then the focus is on `main`.
 * @param onThere called once the screen is there
 */
function focusHeading(onThere?: () => void): (() => void) | undefined {
  if (isInDialog()) return focusHeadingLater();
  const main = document.querySelector('main');
  if (main === null || hasFocusWithin(main)) return undefined;
  main.focus({ preventScroll: true });
  const tryHeading = () => {
    const heading = main.querySelector('h1');
    if (heading === null) return false;
    if (document.activeElement === main || document.activeElement === document.body) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    onThere?.();
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

/**
 * A dialog has the focus, as that of the login that leads here: once it is gone, it may have given the focus back to
 * something that is gone as well.
 */
function focusHeadingLater(): () => void {
  let end = () => {};
  const inherit = () => {
    if (document.activeElement === document.body) end = focusHeading() ?? end;
  };
  const observer = new MutationObserver(() => {
    if (isInDialog()) return;
    observer.disconnect();
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(inherit)));
    end = () => cancelAnimationFrame(frame);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    end();
  };
}

/** The screen has set its own focus: a field to fill in. */
function hasFocusWithin(main: HTMLElement): boolean {
  return main !== document.activeElement && main.contains(document.activeElement);
}

function isInDialog(): boolean {
  return document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') !== null;
}
