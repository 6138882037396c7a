import { useEffect, useId, useRef, useState } from 'react';
import { NewsList } from '../../components/news-list';
import { links } from '../../links';
import { count } from '../../text/numbers';
import { Button } from '../../ui/button';
import { Pagination } from '../../ui/pagination';
import { narrowing, writeArchiveFilter } from './archive-filter';
import { ArchivePanel } from './archive-panel';
import styles from './news-archive.module.css';
import { NothingFound } from './nothing-found';
import { useArchiveFilter } from './use-archive-filter';
import { useArchivePage } from './use-archive-page';

/** Every news item since the association began, to look through. */
export function NewsArchive() {
  const [filter, change] = useArchiveFilter();
  const results = useRef<HTMLElement>(null);
  const { page, reach, isReading } = useArchivePage(filter, results);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  // Where there was no question there is nothing to wait for.
  const believed = page === null ? 'complete' : reach;
  // While a first load goes on, more are to come than are here.
  const isCounted = believed !== 'waiting';
  const total = page?.metadata.total ?? 0;
  const isEmpty = isCounted && page !== undefined && total === 0;
  const lastPage = page?.metadata.lastPage;
  const isBeyond = !isReading && reach !== 'waiting' && lastPage !== undefined && filter.page > lastPage;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, { replace: true });
  }, [isBeyond, lastPage, change]);

  const newsList = page === null ? [] : isBeyond ? undefined : page?.data;
  const filters = narrowing(filter);
  return (
    <div className={`page ${styles.archive}`}>
      <div className={styles.desk}>
        <h1 className={styles.title}>Archives</h1>
        <Button
          className={styles.opener}
          icon="settings"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          {filters === 0 ? 'Réglages' : `Réglages (${filters})`}
        </Button>
        <search className={isOpen ? styles.panel : `${styles.panel} ${styles.shut}`} id={panelId}>
          <ArchivePanel filter={filter} change={change} />
        </search>
      </div>
      <section
        ref={results}
        className={styles.found}
        tabIndex={-1}
        aria-label="Résultats"
        aria-busy={isReading}
      >
        <div aria-live="polite">
          {isEmpty ? (
            <p className="visually-hidden">Aucune brève</p>
          ) : (
            <h2 className={styles.count}>{isCounted && total > 0 ? count(total, 'brève') : 'Brèves'}</h2>
          )}
        </div>
        <NewsList
          newsList={newsList}
          reach={believed}
          places={filter.size}
          look="shelves"
          whenEmpty={<NothingFound filter={filter} reach={believed} change={change} />}
        />
        {page && isCounted && total > 0 && (
          <Pagination
            position={page.metadata}
            hrefOf={(target) => links.newsArchive.to() + writeArchiveFilter({ ...filter, page: target })}
          />
        )}
      </section>
    </div>
  );
}
