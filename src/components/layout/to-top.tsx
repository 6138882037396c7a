import { type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import styles from './to-top.module.css';

/** Scrolling by less than this, in pixels, is only an unsteady hand. */
const TREMBLE = 8;

/**
 * Appears when someone more than a screen down scrolls back up, and disappears when they scroll on, where it would
 * cover what follows. It does not appear above something to press.
 */
export function ToTop() {
  const button = useRef<HTMLButtonElement>(null);
  const isTurnedBack = useTurnedBack(button);
  const climb = () => {
    const glides = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    scrollTo({ top: 0, behavior: glides ? 'smooth' : 'instant' });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <IconButton
      ref={button}
      className={classNames(styles.button, isTurnedBack && styles.shown)}
      icon="top"
      variant="round"
      label="Revenir en haut"
      inert={!isTurnedBack}
      onClick={climb}
    />
  );
}

function useTurnedBack(button: RefObject<HTMLElement | null>): boolean {
  const [isTurnedBack, setTurnedBack] = useState(false);
  useEffect(() => {
    let before = scrollY;
    const onScroll = () => {
      const isFar = scrollY > innerHeight;
      if (isFar && Math.abs(scrollY - before) < TREMBLE) return;
      // A page scrolled beyond its end springs back by itself.
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - TREMBLE;
      setTurnedBack(isFar && !isAtEnd && scrollY < before && !coversAction(button.current));
      before = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [button]);
  return isTurnedBack;
}

/** Whether it would cover something to press; a large picture that is a link leaves room enough around. */
function coversAction(button: HTMLElement | null): boolean {
  if (button === null) return false;
  // Its final position, not where its animation begins.
  const { offsetLeft: x, offsetTop: y, offsetWidth: size } = button;
  return [...document.querySelectorAll('main :is(a, button, label, input, select, summary, textarea)')].some(
    (action) => {
      const { left, right, top, bottom, width, height } = action.getBoundingClientRect();
      const isBelow = left < x + size && right > x && top < y + size && bottom > y;
      return isBelow && width * height < 6 * size ** 2;
    },
  );
}
