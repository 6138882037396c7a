import { plainMoney } from '#common/base/numbers';
import { Chip, chipsClass } from '../../../ui/chip';
import { NumberField } from '../../../ui/field/number-field';
import styles from './till.module.css';

/** Common amounts, in euros. */
const OFTEN = [5, 10, 20] as const;

interface GivenFieldProps {
  value: number | string;
  onChange: (given: number | string) => void;
}

/** The amount given when participation is free. */
export function GivenField({ value, onChange }: GivenFieldProps) {
  return (
    <div className={styles.given}>
      <NumberField
        label="Somme donnée"
        unit="euros"
        minValue={0}
        maxValue={1000}
        value={value}
        onChange={(given) => onChange(given ?? 0)}
      />
      <div className={chipsClass} role="group" aria-label="Sommes courantes">
        {OFTEN.map((sum) => (
          <Chip key={sum} pressed={value === sum} onClick={() => onChange(sum)}>
            {plainMoney(sum)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
