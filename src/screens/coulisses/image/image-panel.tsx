import { nameOf } from '#common/contract/content/reference-names';
import { allTypes } from '../../../components/desk-list/desk-filter';
import { oneOf } from '../../../components/list-filter/address-value';
import { OrderField } from '../../../components/list-filter/order-field';
import { TypeField } from '../../../components/list-filter/type-field';
import type { ChangeFilter } from '../../../components/list-filter/use-address-filter';
import { PanelSettings } from '../../../components/list-filter/panel-settings';
import { SizeField } from '../../../components/list-filter/size-field';
import { WordsField } from '../../../components/list-filter/words-field';
import { YearField } from '../../../components/list-filter/year-field';
import { Select } from '../../../ui/field/select';
import { allImageTypes, type ImageFilter, countActiveFilters } from './image-filter';
import styles from './image-panel.module.css';

interface ImagePanelProps {
  filter: ImageFilter;
  change: ChangeFilter<ImageFilter>;
}

/** The search field and the filters of the library. */
export function ImagePanel({ filter, change }: ImagePanelProps) {
  return (
    <search className={styles.panel}>
      <WordsField
        label="Nom, description"
        value={filter.words}
        onChange={(words, isFurther) => change({ words }, { replace: isFurther })}
      />
      <PanelSettings activeFilters={countActiveFilters(filter)} className={styles.more}>
        <YearField
          value={filter.year}
          onChange={(year, isFurther) => change({ year }, { replace: isFurther })}
        />
        <Select
          label="Type d’image"
          options={imageTypes}
          value={filter.type ?? ALL}
          onChange={(id) => change({ type: oneOf(allImageTypes, id) ?? null })}
        />
        <TypeField among={allTypes} value={filter.show} onChange={(show) => change({ show })} />
        <OrderField value={filter.order} onChange={(order) => change({ order })} />
        <SizeField value={filter.size} onChange={(size) => change({ size })} />
      </PanelSettings>
    </search>
  );
}

const ALL = 'tous';
const imageTypes = [
  { id: ALL, name: 'Tous' },
  ...allImageTypes.map((code) => ({ id: code, name: nameOf('image-types', code) })),
];
