import { type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import styles from './to-top.module.css';

/** Scrolling by less than this, in pixels, is only an unsteady hand. */
const TREMBLE = 8;

/**
 * Appears when someone more than a screen down scrolls back up, and disappears when they scroll on, where it would
 * cover what follows. It does not appear above something to press or to read.
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
      setTurnedBack(isFar && !isAtEnd && scrollY < before && !coversSomething(button.current));
      before = scrollY;
    };
    // What appears, or moves while nobody scrolls, may come to lie below it.
    const growth = new ResizeObserver(() => setTurnedBack((is) => is && !coversSomething(button.current)));
    growth.observe(document.body);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      growth.disconnect();
      removeEventListener('scroll', onScroll);
    };
  }, [button]);
  return isTurnedBack;
}

const ACTIONS = 'a, button, label, input, select, summary, textarea';
/** As many points a side of the button are tried: nothing to press or read is smaller than the space between two. */
const POINTS = 5;

/** Whether it would cover something to press or to read; a large picture that is a link leaves room enough around. */
function coversSomething(button: HTMLElement | null): boolean {
  if (button === null) return false;
  // Its final position, not where its animation begins.
  const { offsetLeft: x, offsetTop: y, offsetWidth: size } = button;
  const steps = Array.from({ length: POINTS }, (_, index) => (index * (size - 1)) / (POINTS - 1));
  const below = new Set(
    steps.flatMap((right) => steps.flatMap((down) => document.elementsFromPoint(x + right, y + down))),
  );
  const isBelow = ({ left, right, top, bottom }: DOMRect) =>
    left < x + size && right > x && top < y + size && bottom > y;
  return [...below].some((element) => {
    if (button.contains(element)) return false;
    const isSmall = element.getBoundingClientRect().height < 3 * size;
    return (element.matches(ACTIONS) && isSmall) || linesOf(element).some(isBelow);
  });
}

/** Where the words of an element itself stand. */
function linesOf(element: Element): readonly DOMRect[] {
  const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
  return texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
}
