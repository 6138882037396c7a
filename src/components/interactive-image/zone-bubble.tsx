import { type FocusEvent, type ToggleEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../ui/icon-button';
import { classNames } from '../../ui/class-names';
import { popClass } from '../../ui/overlay/pop';
import { bubblePlace } from './bubble-place';
import type { CharacterZone, TextZone } from './shown-images';
import { focusZoneOf, hasPopovers, usePlainBubble } from './use-plain-bubble';
import styles from './zone-bubble.module.css';
import { ZoneWords } from './zone-words';

interface ZoneBubbleProps {
  zone: TextZone | CharacterZone;
  onClose: () => void;
}

/**
 * What a zone says, near the zone. It is the browser's own popover: Escape and a press elsewhere close it, and that press
 * counts, so that the next zone is one press away.
 */
export function ZoneBubble({ zone, onClose }: ZoneBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const opened = bubble.current;
    if (hasPopovers()) opened?.showPopover();
    place(opened);
    opened?.focus({ preventScroll: true });
    const follow = () => place(opened);
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  usePlainBubble(bubble, onClose);
  const close = () => {
    if (hasPopovers()) return bubble.current?.hidePopover();
    focusZoneOf(bubble.current);
    return onClose();
  };
  return (
    <div
      ref={bubble}
      popover={hasPopovers() ? 'auto' : undefined}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={`${id}name`}
      aria-describedby={`${id}words`}
      className={classNames(popClass, styles.bubble)}
      {...whenOver(onClose)}
    >
      <div className={styles.head}>
        <h4 id={`${id}name`}>{zone.name}</h4>
        <IconButton icon="close" label="Fermer" onClick={close} />
      </div>
      <div id={`${id}words`} className={styles.words}>
        <ZoneWords zone={zone} />
      </div>
    </div>
  );
}

/** Calls when the browser has closed the bubble, or the focus goes on to something else, which it could cover. */
const whenOver = (call: () => void) => ({
  onToggle: ({ newState, currentTarget }: ToggleEvent) => {
    if (newState !== 'closed') return;
    // Escape gives the focus back by itself; a press on nothing in particular leaves it to the page, or to its main part.
    if (document.activeElement?.contains(currentTarget)) focusZoneOf(currentTarget);
    call();
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
    relatedTarget === null ||
    relatedTarget.contains(currentTarget) ||
    currentTarget.parentElement?.contains(relatedTarget) ||
    call(),
});

/** It stands on the page, or on its zone where it is no popover, not on the screen: it scrolls with its zone. */
function place(bubble: HTMLElement | null): void {
  const zone = bubble?.parentElement;
  if (!bubble || !zone) return;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const around = zone.getBoundingClientRect();
  const { x, y } = bubblePlace(around, bubble.getBoundingClientRect(), { width, height });
  const origin = hasPopovers() ? { x: -scrollX, y: -scrollY } : around;
  bubble.style.left = `${x - origin.x}px`;
  bubble.style.top = `${y - origin.y}px`;
}
