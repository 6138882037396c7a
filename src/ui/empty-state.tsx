import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** What to do first, in a sentence or two. */
  children?: ReactNode;
  /** A drawn poster, 3:4. */
  poster?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, poster, action }: EmptyStateProps) {
  return (
    <section className={poster ? `${styles.empty} ${styles.withPoster}` : styles.empty}>
      {poster && <div className={styles.poster}>{poster}</div>}
      <div>
        <h2 className={styles.title}>{title}</h2>
        {children && <div className={styles.words}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </section>
  );
}
