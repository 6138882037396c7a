import type { ReactNode } from 'react';
import styles from './stage-page.module.css';

interface StagePageProps {
  /** Small, above the title: a number. */
  over?: string;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** A wide picture on whose floor the page ends. */
  picture: string;
}

/** A page with nothing to do but one thing: dark, as large as the house, its picture at the foot. */
export function StagePage({ over, title, children, actions, picture }: StagePageProps) {
  return (
    <div className={styles.stage} data-theme="dark" data-stage>
      <div className={`page ${styles.words}`}>
        {over && (
          <p className={styles.over} aria-hidden="true">
            {over}
          </p>
        )}
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.text}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
      <img className={styles.picture} src={picture} alt="" />
    </div>
  );
}
