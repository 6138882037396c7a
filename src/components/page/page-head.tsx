import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** What one can do here, in a sentence or two. */
  children: ReactNode;
}

/** The head of a screen that says what it is for. */
export const PageHead = ({ title, children }: PageHeadProps) => (
  <div className={styles.head}>
    <h1 className="title">{title}</h1>
    <p className={styles.lead}>{children}</p>
  </div>
);
