import { useEffect, useRef } from 'react';
import styles from './verdict-fuse.module.css';

interface Props {
  /** Milliseconds. */
  readonly duration: number;
  readonly onEnd: () => void;
}

/** Ends what it stands in, as a bar that shortens meanwhile. */
export function VerdictFuse({ duration, onEnd }: Props) {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const timer = setTimeout(() => end.current(), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  return <span className={styles.fuse} style={{ animationDuration: `${duration}ms` }} />;
}
