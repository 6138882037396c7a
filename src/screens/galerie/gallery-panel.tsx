import { nameOf } from '#common/contract/content/reference-names';
import { WordsField } from '../../components/list-filter/words-field';
import { YearField } from '../../components/list-filter/year-field';
import type { ChangeFilter } from '../../components/list-filter/use-address-filter';
import { Select } from '../../ui/field/select';
import { type GalleryFilter, visitorImageTypes } from './gallery-filter';
import styles from './gallery.module.css';

interface GalleryPanelProps {
  filter: GalleryFilter;
  change: ChangeFilter<GalleryFilter>;
}

/** The filters of the gallery. */
export function GalleryPanel({ filter, change }: GalleryPanelProps) {
  return (
    <search className={styles.panel}>
      <WordsField
        label="Pièce, légende"
        placeholder="Le Dindon…"
        value={filter.words}
        onChange={(words, isFurther) => change({ words }, { replace: isFurther })}
      />
      <YearField
        value={filter.year}
        onChange={(year, isFurther) => change({ year }, { replace: isFurther })}
      />
      <Select
        label="Type d’image"
        options={[
          { id: ALL, name: 'Tous' },
          ...visitorImageTypes.map((code) => ({ id: code, name: nameOf('image-types', code) })),
        ]}
        value={filter.type ?? ALL}
        onChange={(id) => change({ type: visitorImageTypes.find((type) => type === id) ?? null })}
      />
    </search>
  );
}

const ALL = 'tous';
