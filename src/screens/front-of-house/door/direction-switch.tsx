import { classNames } from '../../../ui/class-names';
import styles from './direction-switch.module.css';

export type Direction = 'entry' | 'exit';

interface Props {
  readonly direction: Direction;
  readonly onChange: (direction: Direction) => void;
}

const directions = [
  ['entry', 'Entrées'],
  ['exit', 'Sorties'],
] as const;

/** Direction of passage: both options are always visible, so that entries are not recorded as exits by mistake. */
export function DirectionSwitch({ direction, onChange }: Props) {
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Sens du passage</legend>
      {directions.map(([value, name]) => (
        <label key={value} className={classNames(styles[value], direction === value && styles.chosen)}>
          <input
            type="radio"
            name="direction"
            checked={direction === value}
            onChange={() => onChange(value)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
