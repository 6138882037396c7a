import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import styles from './bottom-bar.module.css';

interface BottomBarProps {
  label: string;
  children: ReactNode;
  onLater: () => void;
  onAccept: () => void;
}

/** A question that can wait: 'Pas maintenant' or 'Ok'. */
export function BottomBar({ label, children, onLater, onAccept }: BottomBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      <output>{children}</output>
      <div className={styles.answers}>
        <Button size="low" variant="plain" onClick={onLater}>
          Pas maintenant
        </Button>
        <Button size="low" onClick={onAccept}>
          Ok
        </Button>
      </div>
    </section>
  );
}
