import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names';
import styles from './menu-disclosure.module.css';

interface MenuDisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** The accessible name, if the summary is a sign without words. */
  label?: string | undefined;
  summaryClass?: string | undefined;
  /** The side of the summary on which the panel is aligned. */
  align?: 'start' | 'end';
}

/** A menu as a native disclosure (`details`), which closes after use. */
export function MenuDisclosure({
  summary,
  children,
  label,
  summaryClass,
  align = 'start',
}: MenuDisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current === null) return;
    const listening = new AbortController();
    closeWhenDone(details.current, listening.signal);
    keepClearOfNotices(details.current, listening.signal);
    return () => listening.abort();
  }, []);
  return (
    <details ref={details} className={`no-print ${styles.disclosure}`}>
      <summary className={classNames(styles.summary, summaryClass)} aria-label={label}>
        {summary}
      </summary>
      <div className={classNames(styles.panel, styles[align])}>{children}</div>
    </details>
  );
}

function keepClearOfNotices(details: HTMLDetailsElement, signal: AbortSignal): void {
  const panel = details.lastElementChild;
  if (!(panel instanceof HTMLElement)) return;
  let release = () => {};
  const follow = () => {
    release();
    release = details.open ? keepBelowNotices(panel) : () => {};
  };
  details.addEventListener('toggle', follow, { signal });
  signal.addEventListener('abort', () => release());
}

/** Closes after a link or a button was pressed, after Escape, or when the person presses or focuses something else. */
function closeWhenDone(details: HTMLDetailsElement, signal: AbortSignal): void {
  const isOutside = (target: EventTarget | null) => target instanceof Node && !details.contains(target);
  const close = () => {
    details.open = false;
  };

  details.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a, button')) close();
    },
    { signal },
  );
  details.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !details.open) return;
      // Whatever else Escape would end stays: a zone that is being drawn.
      event.preventDefault();
      close();
      details.querySelector('summary')?.focus();
    },
    { signal },
  );
  details.addEventListener('focusout', ({ relatedTarget }) => isOutside(relatedTarget) && close(), {
    signal,
  });
  document.addEventListener('pointerdown', ({ target }) => isOutside(target) && close(), { signal });
}

/**
 * Pads an open element so that its content begins below the notices that hang over it, including later ones. The
 * padding stays when they go, so that nothing moves under a press. Returns a function that ends it.
 */
function keepBelowNotices(opened: HTMLElement): () => void {
  const notices = document.querySelector('[data-notices]');
  if (notices === null) return () => {};
  let depth = 0;
  // A notice grows when it appears, so its final height is not known at once.
  const growth = new ResizeObserver(() => {
    depth = Math.max(depth, overhang(notices, opened));
    if (depth > 0) opened.style.paddingTop = `${depth}px`;
  });
  growth.observe(notices);
  return () => {
    growth.disconnect();
    opened.style.removeProperty('padding-top');
  };
}

/** How far the notices overlap the element, in pixels; 0 if they are beside it. */
function overhang(notices: Element, opened: HTMLElement): number {
  const { left, right, bottom, height } = notices.getBoundingClientRect();
  const place = opened.getBoundingClientRect();
  const isBeside = right <= place.left || left >= place.right;
  return isBeside || height === 0 ? 0 : bottom - place.top;
}
