import type { ReactNode } from 'react';
import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';
import styles from './bill-page.module.css';

interface BillPageProps {
  id: string;
  /** Aspect ratio 3:4. */
  poster: ReactNode;
  /** The section of the site, above the title. */
  eyebrow: ReactNode;
  title: string;
  by: ReactNode;
  /** Below the title: facts and actions. */
  children: ReactNode;
  margin: ReactNode;
  acts: ReactNode;
}

/** A page laid out as a bill: a poster beside a large title, acts below it, related content in the margin. */
export function BillPage({ id, poster, eyebrow, title, by, children, margin, acts }: BillPageProps) {
  return (
    <div className={styles.frame}>
      <article className={`page ${styles.bill}`} aria-labelledby={id}>
        <figure className={styles.poster}>{poster}</figure>
        <header className={styles.head}>
          <p className="eyebrow">{eyebrow}</p>
          <h1 className={`bill-title ${styles.title}`} id={id}>
            {title}
          </h1>
          {by && <p className={styles.by}>{by}</p>}
          {children}
        </header>
        <aside className={styles.margin}>{margin}</aside>
        <div className={styles.acts}>{acts}</div>
      </article>
    </div>
  );
}

/** The actions on what the bill announces. */
export const BillActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

/** Placeholder for a bill that is being read from the mirror, or loaded for the first time. */
export function BillSkeleton({ words }: { words: string }) {
  return (
    <div className={styles.frame}>
      <div className={`page ${styles.bill}`} role="status" aria-busy="true">
        <div className={styles.poster}>
          <Skeleton shape="poster" />
        </div>
        <div className={styles.head}>
          <LoadingWords>{words}</LoadingWords>
          <p className="eyebrow" aria-hidden="true">
            &nbsp;
          </p>
          <div className={`bill-title ${styles.title}`}>
            <Skeleton shape="title" lines={1} />
          </div>
          <Skeleton lines={3} />
        </div>
        <div className={styles.acts}>
          <div className="act">
            <span />
            <Skeleton lines={6} />
          </div>
        </div>
      </div>
    </div>
  );
}
