import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** What the screen is for, in a sentence or two. */
  children: ReactNode;
}

/** The head of a screen, with its purpose. */
export const PageHead = ({ title, children }: PageHeadProps) => (
  <div className={styles.head}>
    <h1 className="title">{title}</h1>
    <p className={styles.lead}>{children}</p>
  </div>
);
