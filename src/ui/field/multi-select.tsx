import { Select as LibrarySelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from '../class-names';
import { fieldClass, type FieldWords, invalidWhen } from './field-frame';
import { French } from '../french';
import { type SelectOption, SelectParts } from './select-parts';
import styles from './select.module.css';

export interface MultiSelectProps extends FieldWords {
  options: readonly SelectOption[];
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
  /** The text while nothing is chosen. */
  placeholder: string;
}

/** Any number of a few options. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, hint, error, labelHidden = false, options, value, onChange, placeholder } = props;
  const chosen = options.filter(({ id }) => value.includes(id)).map(({ name }) => name);
  return (
    <French>
      <LibrarySelect
        {...invalidWhen(error)}
        isDisabled={options.length === 0}
        selectionMode="multiple"
        value={value}
        onChange={(keys) => onChange(keys.map(String))}
        placeholder={placeholder}
        className={classNames(fieldClass, styles.select)}
      >
        <SelectParts {...{ label, hint, error, labelHidden, options }}>
          <SelectValue className={classNames(styles.value)}>
            {() => (chosen.length === 0 ? placeholder : chosen.join(', '))}
          </SelectValue>
        </SelectParts>
      </LibrarySelect>
    </French>
  );
}
