import { type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import styles from './to-top.module.css';

/** A hand that rests on the screen moves it by this much, in pixels. */
const TREMBLE = 8;

/**
 * Comes when somebody who is more than a screen down turns back, and goes when they read on: it would cover what comes. Nor
 * does it lie above something to press.
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
      look="round"
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
    const look = () => {
      const isFar = scrollY > innerHeight;
      if (isFar && Math.abs(scrollY - before) < TREMBLE) return;
      // A page that was pulled beyond its end springs back by itself.
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - TREMBLE;
      setTurnedBack(isFar && !isAtEnd && scrollY < before && !coversAction(button.current));
      before = scrollY;
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [button]);
  return isTurnedBack;
}

/** Whether it would lie above something to press; a large picture that is a link leaves room enough around. */
function coversAction(button: HTMLElement | null): boolean {
  if (button === null) return false;
  // Where it lies once it is there, not where its way there begins.
  const { offsetLeft: x, offsetTop: y, offsetWidth: size } = button;
  return [...document.querySelectorAll('main :is(a, button, label, input, select, summary, textarea)')].some(
    (action) => {
      const { left, right, top, bottom, width, height } = action.getBoundingClientRect();
      const isBelow = left < x + size && right > x && top < y + size && bottom > y;
      return isBelow && width * height < 6 * size ** 2;
    },
  );
}
