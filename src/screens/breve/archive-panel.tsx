import { Select } from '../../ui/select';
import { type ArchiveFilter, isOrder, orderNames, pageSizes } from './archive-filter';
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
        onChange={(id) => isOrder(id) && change({ order: id })}
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

const orders = Object.entries(orderNames).map(([id, name]) => ({ id, name }));
const sizes = pageSizes.map((size) => ({ id: String(size), name: String(size) }));
