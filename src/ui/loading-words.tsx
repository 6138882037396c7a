import { useEffect, useState } from 'react';

/** Milliseconds: for what comes sooner, words that move the page are not worth it. */
const PATIENCE_MS = 5000;

interface LoadingWordsProps {
  /** 'Chargement des séances…' */
  children: string;
}

/** Says what is being loaded: to screen readers at once, to everybody once it takes long. */
export function LoadingWords({ children }: LoadingWordsProps) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? (
    <p className="small soft">{children} Le site répond lentement.</p>
  ) : (
    <span className="visually-hidden">{children}</span>
  );
}
