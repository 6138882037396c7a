import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import { Link } from './link';
import styles from './pagination.module.css';
import { positionWords, type PagePosition, pagesWorthAButton } from './pagination-pages';

interface PaginationProps {
  position: PagePosition;
  /** The address of a page of the list: each one is a link, so it can be opened in another tab. */
  hrefOf: (page: number) => string;
}

export function Pagination({ position, hrefOf }: PaginationProps) {
  const { currentPage, lastPage } = position;
  return (
    <nav className={styles.pagination} aria-label="Pages">
      <p className={styles.counter}>{positionWords(position)}</p>
      {lastPage > 1 && (
        <ul className={`no-print ${styles.pages}`}>
          <li>
            <Turn
              page={currentPage - 1}
              lastPage={lastPage}
              hrefOf={hrefOf}
              icon="chevron-left"
              name="Page précédente"
            />
          </li>
          {pagesWorthAButton(currentPage, lastPage).map((page, i) => (
            <li key={page === 'gap' ? `gap-${i}` : page} className={styles.number}>
              {page === 'gap' ? (
                <span aria-hidden="true">…</span>
              ) : (
                <Link
                  href={hrefOf(page)}
                  className={classNames(styles.page)}
                  aria-label={`Page ${page}`}
                  {...(page === currentPage && { 'aria-current': 'page' })}
                >
                  {page}
                </Link>
              )}
            </li>
          ))}
          <li>
            <Turn
              page={currentPage + 1}
              lastPage={lastPage}
              hrefOf={hrefOf}
              icon="chevron-right"
              name="Page suivante"
            />
          </li>
        </ul>
      )}
    </nav>
  );
}

interface TurnProps {
  page: number;
  lastPage: number;
  hrefOf: (page: number) => string;
  icon: IconName;
  name: string;
}

/** Before the first page and after the last one the icon stays, so that nothing moves under the thumb. */
function Turn({ page, lastPage, hrefOf, icon, name }: TurnProps): ReactNode {
  if (page < 1 || page > lastPage)
    return (
      <span className={classNames(styles.page, styles.none)} aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  return (
    <Link href={hrefOf(page)} className={classNames(styles.page)} aria-label={name}>
      <Icon name={icon} />
    </Link>
  );
}
