import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import styles from './bottom-bar.module.css';

interface BottomBarProps {
  label: string;
  children: ReactNode;
  onLater: () => void;
  onAccept: () => void;
  /** It was accepted, and takes a moment. */
  pending?: boolean;
}

/** A question that can wait: 'Pas maintenant' or 'Ok'. */
export function BottomBar({ label, children, onLater, onAccept, pending = false }: BottomBarProps) {
  return (
    <section className={`no-print ${styles.bar}`} aria-label={label}>
      <output>{children}</output>
      <div className={styles.answers}>
        <Button size="low" variant="plain" disabled={pending} onClick={onLater}>
          Pas maintenant
        </Button>
        <Button size="low" pending={pending} onClick={onAccept}>
          Ok
        </Button>
      </div>
    </section>
  );
}
