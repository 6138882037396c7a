import { useId, useState } from 'react';
import { OrderField } from '../../components/list-filter/order-field';
import { TypeField } from '../../components/list-filter/type-field';
import { WordsField } from '../../components/list-filter/words-field';
import { YearField } from '../../components/list-filter/year-field';
import { SeasonsLink } from '../../components/page/seasons-link';
import type { ChangeFilter } from '../../components/list-filter/use-address-filter';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Select } from '../../ui/field/select';
import { Switch } from '../../ui/field/switch';
import { CastLegend } from './cast-legend';
import { LengthField } from './length-field';
import {
  type LibraryFilter,
  countActiveFilters,
  troupeOf,
} from '../../components/list-filter/library-filter';
import styles from './library-panel.module.css';
import { TroupeFields } from './troupe-fields';

interface LibraryPanelProps {
  title: string;
  filter: LibraryFilter;
  change: ChangeFilter<LibraryFilter>;
  genres: readonly string[];
  /** Its plays are not all of one type of show. */
  hasTypes: boolean;
}

/** Filters of the library: the troupe first, then the others, which a phone hides behind a button. */
export function LibraryPanel({ title, filter, change, genres, hasTypes }: LibraryPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const filters = countActiveFilters(filter);
  return (
    <search className={styles.panel}>
      <h1 className={styles.title}>{title}</h1>
      <TroupeFields filter={filter} change={change} />
      <Button
        className={styles.opener}
        icon="settings"
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setOpen(!isOpen)}
      >
        {filters === 0 ? 'Filtrer' : `Filtrer (${filters})`}
      </Button>
      <div className={classNames(styles.more, !isOpen && styles.shut)} id={moreId}>
        <LengthField value={filter.length} onChange={(length) => change({ length })} />
        <WordsField
          label="Titre"
          placeholder="Le Dindon…"
          value={filter.title}
          onChange={(words, isFurther) => change({ title: words }, { replace: isFurther })}
        />
        <WordsField
          label="Auteur"
          placeholder="Feydeau…"
          value={filter.author}
          onChange={(author, isFurther) => change({ author }, { replace: isFurther })}
        />
        {genres.length > 0 && (
          <Select
            label="Genre"
            options={[{ id: ALL, name: 'Tous' }, ...genres.map((genre) => ({ id: genre, name: genre }))]}
            value={filter.genre === '' ? ALL : filter.genre}
            onChange={(genre) => change({ genre: genre === ALL ? '' : String(genre) })}
          />
        )}
        <YearField
          value={filter.year}
          onChange={(year, isFurther) => change({ year }, { replace: isFurther })}
        />
        {hasTypes && <TypeField value={filter.type} onChange={(type) => change({ type })} />}
        <OrderField value={filter.order} onChange={(order) => change({ order })} />
        <Switch isSelected={filter.played} onChange={(played) => change({ played })}>
          Déjà jouée ici
        </Switch>
        {filter.actor !== '' && (
          <Button icon="close" onClick={() => change({ actor: '' })}>
            Sans {filter.actor}
          </Button>
        )}
      </div>
      {troupeOf(filter) !== null && <CastLegend />}
      <SeasonsLink />
    </search>
  );
}

const ALL = 'tous';
