import { useId } from 'react';
import type { ChangeFilter } from '../../components/list-filter/use-address-filter';
import { Button } from '../../ui/button';
import { NumberField } from '../../ui/field/number-field';
import { LARGEST_TROUPE, type LibraryFilter, troupeOf } from '../../components/list-filter/library-filter';
import styles from './library-panel.module.css';

interface TroupeFieldsProps {
  filter: LibraryFilter;
  change: ChangeFilter<LibraryFilter>;
}

/** 'Nous sommes quatre femmes et trois hommes.' */
export function TroupeFields({ filter, change }: TroupeFieldsProps) {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading} className={styles.troupe}>
      <p id={heading}>Combien êtes-vous&nbsp;?</p>
      <Counter
        label="Femmes"
        value={filter.women}
        onChange={(women) => change({ women }, { replace: true })}
      />
      <Counter label="Hommes" value={filter.men} onChange={(men) => change({ men }, { replace: true })} />
      {troupeOf(filter) !== null && (
        <Button variant="plain" onClick={() => change({ women: null, men: null })}>
          Effacer ces nombres
        </Button>
      )}
    </div>
  );
}

interface CounterProps {
  label: string;
  value: number | null;
  onChange: (people: number | null) => void;
}

const Counter = ({ label, value, onChange }: CounterProps) => (
  <NumberField
    variant="stepper"
    label={label}
    minValue={0}
    maxValue={LARGEST_TROUPE}
    value={value}
    // The plays stay those of the last number that could be read.
    onChange={(people) => typeof people === 'string' || onChange(people)}
  />
);
