import { OrderField } from '../../components/list-filter/order-field';
import { TypeField } from '../../components/list-filter/type-field';
import { WordsField } from '../../components/list-filter/words-field';
import { YearField } from '../../components/list-filter/year-field';
import type { ChangeFilter } from '../../components/list-filter/use-address-filter';
import { Select } from '../../ui/field/select';
import { type ArchiveFilter, pageSizes } from './archive-filter';
import styles from './archive-panel.module.css';

interface ArchivePanelProps {
  filter: ArchiveFilter;
  change: ChangeFilter<ArchiveFilter>;
}

/** Filters of the archive, its order, and its page size. */
export function ArchivePanel({ filter, change }: ArchivePanelProps) {
  return (
    <div className={styles.fields}>
      <WordsField
        label="Titre"
        placeholder="Le Dindon…"
        value={filter.title}
        onChange={(title, isFurther) => change({ title }, { replace: isFurther })}
      />
      <YearField
        value={filter.year}
        onChange={(year, isFurther) => change({ year }, { replace: isFurther })}
      />
      <TypeField value={filter.type} onChange={(type) => change({ type })} />
      <OrderField isArchive value={filter.order} onChange={(order) => change({ order })} />
      <Select
        label="Brèves par page"
        options={sizes}
        value={String(filter.size)}
        onChange={(id) => change({ size: pageSizes.find((size) => String(size) === id) ?? filter.size })}
      />
    </div>
  );
}

const sizes = pageSizes.map((size) => ({ id: String(size), name: String(size) }));
