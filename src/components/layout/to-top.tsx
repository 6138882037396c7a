import { useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import styles from './to-top.module.css';

/** A hand that rests on the screen moves it by this much, in pixels. */
const TREMBLE = 8;

/** Comes when somebody who is more than a screen down turns back, and goes when they read on: it would cover what comes. */
export function ToTop() {
  const isTurnedBack = useTurnedBack();
  const climb = () => {
    const glides = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    scrollTo({ top: 0, behavior: glides ? 'smooth' : 'instant' });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <IconButton
      className={classNames(styles.button, isTurnedBack && styles.shown)}
      icon="top"
      look="round"
      label="Revenir en haut"
      inert={!isTurnedBack}
      onClick={climb}
    />
  );
}

function useTurnedBack(): boolean {
  const [isTurnedBack, setTurnedBack] = useState(false);
  useEffect(() => {
    let before = scrollY;
    const look = () => {
      const isFar = scrollY > innerHeight;
      if (isFar && Math.abs(scrollY - before) < TREMBLE) return;
      // A page that was pulled beyond its end springs back by itself.
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - TREMBLE;
      setTurnedBack(isFar && !isAtEnd && scrollY < before);
      before = scrollY;
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isTurnedBack;
}
