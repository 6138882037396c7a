import { classNames } from '../../ui/class-names';
import { OrderField } from '../list-filter/order-field';
import { TypeField } from '../list-filter/type-field';
import type { ChangeFilter } from '../list-filter/use-address-filter';
import { PanelSettings } from '../list-filter/panel-settings';
import { SizeField } from '../list-filter/size-field';
import { WordsField } from '../list-filter/words-field';
import { YearField } from '../list-filter/year-field';
import { allTypes, type DeskFilter, countActiveFilters } from './desk-filter';
import styles from './desk-panel.module.css';

interface DeskPanelProps {
  filter: DeskFilter;
  change: ChangeFilter<DeskFilter>;
  hasAuthors: boolean;
}

/** The search panel of a list: its filters, its order and its page size. */
export function DeskPanel({ filter, change, hasAuthors }: DeskPanelProps) {
  return (
    <search className={classNames(styles.panel, hasAuthors && styles.withAuthors)}>
      <WordsField
        label="Titre"
        value={filter.title}
        onChange={(title, isFurther) => change({ title }, { replace: isFurther })}
      />
      {filter.view !== 'brouillons' && (
        <PanelSettings activeFilters={countActiveFilters(filter)} className={styles.more}>
          {hasAuthors && (
            <WordsField
              label="Auteur"
              value={filter.author}
              onChange={(author, isFurther) => change({ author }, { replace: isFurther })}
            />
          )}
          <YearField
            value={filter.year}
            onChange={(year, isFurther) => change({ year }, { replace: isFurther })}
          />
          <TypeField among={allTypes} value={filter.type} onChange={(type) => change({ type })} />
          <OrderField value={filter.order} onChange={(order) => change({ order })} />
          <SizeField value={filter.size} onChange={(size) => change({ size })} />
        </PanelSettings>
      )}
    </search>
  );
}
