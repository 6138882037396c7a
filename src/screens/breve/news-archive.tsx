import { useId, useRef, useState } from 'react';
import { count } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import { useAddressFilter } from '../../components/list-filter/use-address-filter';
import { StillComing } from '../../components/mirror-answer/still-coming';
import { NewsList } from '../../components/news/news-list';
import { Button } from '../../ui/button';
import { Pagination } from '../../ui/pagination';
import { archiveFilter, countActiveFilters } from './archive-filter';
import { ArchivePanel } from './archive-panel';
import styles from './news-archive.module.css';
import { NothingFound } from './nothing-found';
import { useArchivePage } from './use-archive-page';

/** All news items since the association began. */
export function NewsArchive() {
  const [filter, change] = useAddressFilter(links.newsArchive.to(), archiveFilter);
  const results = useRef<HTMLElement>(null);
  const { page, reach, isReading } = useArchivePage(filter, change, results);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  // Without a query there is nothing to wait for.
  const believed = page === null ? 'complete' : reach;
  const isSure = believed !== 'waiting';
  // Until the first load is over not all news items are here.
  const isCounted = believed === 'complete';
  const total = page?.metadata.total ?? 0;
  const isEmpty = isSure && page !== undefined && total === 0;
  const newsList = page === null ? [] : page?.data;
  const filters = countActiveFilters(filter);
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
          {filters === 0 ? 'Filtrer' : `Filtrer (${filters})`}
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
        <StillComing />
        <NewsList
          newsList={newsList}
          reach={believed}
          places={filter.size}
          variant="archive"
          whenEmpty={<NothingFound filter={filter} reach={believed} change={change} />}
        />
        {page && isSure && total > 0 && (
          <Pagination
            position={page.metadata}
            hrefOf={(target) => links.newsArchive.to() + archiveFilter.write({ ...filter, page: target })}
          />
        )}
      </section>
    </div>
  );
}
