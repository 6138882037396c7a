import { useId, useRef, useState, type RefObject } from 'react';
import { count } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import type { NewsSummary } from '#common/contract/content/news';
import type { Page } from '#common/contract/fields/page';
import { newsQueries } from '#mirror/queries/news-queries';
import {
  useAddressFilter,
  type ChangeFilter,
  controlsOf,
} from '../../components/list-filter/use-address-filter';
import { StillComing } from '../../components/mirror-answer/still-coming';
import { NewsList } from '../../components/news/news-list';
import { Button } from '../../ui/button';
import { Pagination } from '../../ui/pagination';
import { type ListPage, useListPage } from '../../components/list-filter/use-list-page';
import { OrderField } from '../../components/list-filter/order-field';
import { TypeField } from '../../components/list-filter/type-field';
import { WordsField } from '../../components/list-filter/words-field';
import { YearField } from '../../components/list-filter/year-field';
import { ChoiceField } from '../../components/list-filter/choice-field';
import { sizeChoices } from '../../components/list-filter/size-field';
import { archiveFilter, type ArchiveFilter, archiveQuery, archiveSizes } from './archive-filter';
import { NothingFound } from './no-news-found';
import styles from './news-archive.module.css';
import archivePanelStyles from './archive-panel.module.css';

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
  const filters = archiveFilter.countActive(filter);
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

/** The live page of a filter, shown in the given element. Null: the filter is invalid, so there was no query. */
function useArchivePage(
  filter: ArchiveFilter,
  change: ChangeFilter<ArchiveFilter>,
  shown: RefObject<HTMLElement | null>,
): ListPage<Page<NewsSummary> | null> {
  const query = archiveQuery(filter);
  return useListPage({
    key: archiveFilter.write(filter),
    page: filter.page,
    read: async () => (query === null ? null : newsQueries.list(query)),
    change,
    shown,
  });
}

interface ArchivePanelProps {
  filter: ArchiveFilter;
  change: ChangeFilter<ArchiveFilter>;
}

/** Filters of the archive, its order, and its page size. */
function ArchivePanel({ filter, change }: ArchivePanelProps) {
  const control = controlsOf(filter, change);
  return (
    <div className={archivePanelStyles.fields}>
      <WordsField {...control('title')} label="Titre" placeholder="Le Dindon…" />
      <YearField {...control('year')} />
      <TypeField {...control('type')} />
      <OrderField {...control('order')} isArchive />
      <ChoiceField {...control('size')} label="Brèves par page" choices={sizeChoices(archiveSizes)} />
    </div>
  );
}
