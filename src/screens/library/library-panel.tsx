import { useId, useState } from 'react';
import type { Casting } from '#common/rules/casting';
import { OrderField } from '../../components/list-filter/order-field';
import { TypeField } from '../../components/list-filter/type-field';
import { WordsField } from '../../components/list-filter/words-field';
import { YearField } from '../../components/list-filter/year-field';
import { SeasonsLink } from '../../components/page/seasons-link';
import { type ChangeFilter, controlsOf } from '../../components/list-filter/use-address-filter';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Switch } from '../../ui/field/switch';
import {
  libraryFilter,
  type LibraryFilter,
  troupeOf,
  type PlayLength,
  lengthCodes,
  playLengths,
} from '../../components/list-filter/library-filter';
import { ChoiceField } from '../../components/list-filter/choice-field';
import { CastFigures } from '../../components/piece/cast-figures';
import { Chip, chipsClass } from '../../ui/chip';
import { TroupeFields } from './troupe-fields';
import styles from './library-panel.module.css';

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
  const filters = libraryFilter.countActive(filter);
  const control = controlsOf(filter, change);
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
        <LengthField {...control('length')} />
        <WordsField {...control('title')} label="Titre" placeholder="Le Dindon…" />
        <WordsField {...control('author')} label="Auteur" placeholder="Feydeau…" />
        {genres.length > 0 && (
          <ChoiceField
            {...control('genre')}
            label="Genre"
            choices={[{ value: '', name: 'Tous' }, ...genres.map((genre) => ({ value: genre, name: genre }))]}
          />
        )}
        <YearField {...control('year')} />
        {hasTypes && <TypeField {...control('type')} />}
        <OrderField {...control('order')} />
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

/** Explains the cast figures. */
function CastLegend() {
  return (
    <section className={styles.legend} aria-label="Lire la distribution">
      <h2>Lire la distribution</h2>
      <ul>
        {statuses.map(({ words, status }) => (
          <li key={words}>
            <CastFigures women={status} men={status} />
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

const nobody: Casting = { plays: 0, open: 0, idle: 0, missing: 0 };
const statuses = [
  { words: 'joue', status: { ...nobody, plays: 1 } },
  { words: 'rôle qui peut s’ajouter', status: { ...nobody, open: 1 } },
  { words: 'n’a pas de rôle', status: { ...nobody, idle: 1 } },
  { words: 'manque', status: { ...nobody, missing: 1 } },
];

interface LengthFieldProps {
  value: PlayLength | null;
  onChange: (length: PlayLength | null) => void;
}

/** Filter by the length of the evening. */
function LengthField({ value, onChange }: LengthFieldProps) {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading} className={styles.length}>
      <p id={heading}>Durée</p>
      <div className={chipsClass}>
        <Chip pressed={value === null} onClick={() => onChange(null)}>
          Toutes
        </Chip>
        {lengthCodes.map((code) => (
          <Chip key={code} pressed={value === code} onClick={() => onChange(code)}>
            {playLengths[code].name}
          </Chip>
        ))}
      </div>
    </div>
  );
}
