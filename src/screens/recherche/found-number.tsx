import { useEffect, useState } from 'react';
import styles from './search.module.css';

/** Long enough that whoever goes on typing is not talked to. */
const PAUSE_MS = 900;

/** How much was found, to be seen at once and heard once one pauses. */
export function FoundNumber({ sentence }: { sentence: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <>
      <p className={styles.sum} aria-hidden="true">
        {sentence}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
