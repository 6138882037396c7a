import type { ReactNode, RefObject } from 'react';
import { count } from '#common/base/numbers';
import type { PageMetadata } from '#common/contract/fields/page';
import { Pagination } from '../../ui/pagination';
import styles from './found.module.css';

interface FoundProps {
  /** Takes the focus when another page is shown. */
  ref: RefObject<HTMLElement | null>;
  label: string;
  isReading: boolean;
  /** The number of results, and the noun for one of them; undefined while more is to come than is here. */
  counted: PageMetadata | undefined;
  word: string;
  /** The address of a page of results. */
  hrefOf: (page: number) => string;
  /** Shown above the number. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The results of a filter: their number, one page of them, and links to the other pages. */
export function Found({ ref, label, isReading, counted, word, hrefOf, notice, children }: FoundProps) {
  const isAny = counted !== undefined && counted.total > 0;
  return (
    <section ref={ref} className={styles.found} tabIndex={-1} aria-label={label} aria-busy={isReading}>
      {notice}
      <output className={styles.count}>{isAny ? count(counted.total, word) : ''}</output>
      {children}
      {isAny && <Pagination position={counted} hrefOf={hrefOf} />}
    </section>
  );
}
