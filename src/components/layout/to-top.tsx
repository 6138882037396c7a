import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import styles from './to-top.module.css';

/** Appears when the top of the page is more than a screen away. */
export function ToTop() {
  const mark = useRef<HTMLDivElement>(null);
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    if (mark.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setFar(entry?.isIntersecting === false));
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  const climb = () => {
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <div ref={mark} className={styles.mark} />
      <IconButton
        className={classNames(styles.button, isFar && styles.shown)}
        icon="top"
        look="round"
        label="Revenir en haut"
        inert={!isFar}
        onClick={climb}
      />
    </>
  );
}
