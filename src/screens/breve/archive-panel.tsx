import { type NewsOrder, newsOrders } from '#common/contract/news';
import { Select } from '../../ui/select';
import { type ArchiveFilter, pageSizes } from './archive-filter';
import styles from './archive-panel.module.css';
import { TitleField } from './title-field';
import { TypeField } from './type-field';
import type { ChangeFilter } from './use-archive-filter';
import { YearField } from './year-field';

interface ArchivePanelProps {
  filter: ArchiveFilter;
  change: ChangeFilter;
}

/** What the archive can be narrowed by, its order, and how much of it goes on a page. */
export function ArchivePanel({ filter, change }: ArchivePanelProps) {
  return (
    <div className={styles.fields}>
      <TitleField
        value={filter.title}
        onChange={(title, isFurther) => change({ title }, { replace: isFurther })}
      />
      <YearField
        value={filter.year}
        onChange={(year, isFurther) => change({ year }, { replace: isFurther })}
      />
      <TypeField value={filter.type} onChange={(type) => change({ type })} />
      <Select
        label="Trier par"
        options={orders}
        value={filter.order}
        onChange={(id) => change({ order: newsOrders.find((order) => order === id) ?? filter.order })}
      />
      <Select
        label="Brèves par page"
        options={sizes}
        value={String(filter.size)}
        onChange={(id) => change({ size: pageSizes.find((size) => String(size) === id) ?? filter.size })}
      />
    </div>
  );
}

const orderNames: Readonly<Record<NewsOrder, string>> = {
  'year-asc': 'Année croissant',
  'year-desc': 'Année décroissant',
  'visible-asc': 'Date ajout croissant',
  'visible-desc': 'Date ajout décroissant',
  'title-asc': 'Titre croissant',
  'title-desc': 'Titre décroissant',
};

const orders = newsOrders.map((id) => ({ id, name: orderNames[id] }));
const sizes = pageSizes.map((size) => ({ id: String(size), name: String(size) }));
