import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as LibrarySelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from './class-names';
import { fieldClass, FieldFrame, type FieldWords, inputClass } from './field-frame';
import { French } from './french';
import { Icon } from './icon';
import { itemClass, listClass, popClass } from './pop';
import type { SelectOption } from './select';
import styles from './select.module.css';

export interface MultiSelectProps extends FieldWords {
  options: readonly SelectOption[];
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
  /** What it says while nothing is chosen. */
  placeholder: string;
}

/** Any number of a few things. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, hint, error, labelHidden, options, value, onChange, placeholder } = props;
  const chosen = options.filter(({ id }) => value.includes(id)).map(({ name }) => name);
  return (
    <French>
      <LibrarySelect
        selectionMode="multiple"
        value={value}
        onChange={(keys) => onChange(keys.map(String))}
        placeholder={placeholder}
        isInvalid={error !== undefined}
        className={classNames(fieldClass, styles.select)}
      >
        <FieldFrame label={label} hint={hint} error={error} labelHidden={labelHidden ?? false}>
          <Button className={classNames(inputClass, styles.button)}>
            <SelectValue className={classNames(styles.value)}>
              {() => (chosen.length === 0 ? placeholder : chosen.join(', '))}
            </SelectValue>
            <Icon name="chevron-down" className={styles.chevron} />
          </Button>
        </FieldFrame>
        <Popover className={classNames(popClass, styles.pop)} offset={4}>
          <ListBox className={listClass} items={options}>
            {({ id, name }) => (
              <ListBoxItem id={id} className={itemClass} textValue={name}>
                {name}
                <Icon name="check" />
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </LibrarySelect>
    </French>
  );
}
