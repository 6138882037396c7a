import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as LibrarySelect,
  SelectValue,
  type SelectProps as LibraryProps,
} from 'react-aria-components/Select';
import { classNames } from './class-names';
import { fieldClass, FieldFrame, type FieldWords, inputClass, invalidWhen } from './field-frame';
import { French } from './french';
import { Icon } from './icon';
import { itemClass, listClass, popClass } from './pop';
import styles from './select.module.css';

export interface SelectOption {
  id: string;
  name: string;
}

export interface SelectProps
  extends Omit<LibraryProps<SelectOption>, 'children' | 'className' | 'placeholder'>, FieldWords {
  options: readonly SelectOption[];
  placeholder?: string;
  className?: string;
}

export function Select(props: SelectProps) {
  const { label, hint, error, labelHidden, options, placeholder = 'Choisir…', className, ...rest } = props;
  return (
    <French>
      <LibrarySelect
        {...rest}
        {...invalidWhen(error)}
        placeholder={placeholder}
        className={classNames(fieldClass, styles.select, className)}
      >
        <FieldFrame label={label} hint={hint} error={error} labelHidden={labelHidden ?? false}>
          <Button className={classNames(inputClass, styles.button)}>
            <SelectValue className={classNames(styles.value)}>
              {({ selectedText, isPlaceholder }) => (isPlaceholder ? placeholder : selectedText)}
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
