import { useEffect, useState } from 'react';
import styles from './search.module.css';

/** Long enough not to announce while the person is still typing. */
const PAUSE_MS = 900;

/** The number of results, shown at once and announced to screen readers after a pause. */
export function FoundNumber({ sentence }: { sentence: string }) {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(sentence), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <>
      <p className={styles.sum} aria-hidden="true">
        {sentence}
      </p>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
