import {
  Select as LibrarySelect,
  SelectValue,
  type SelectProps as LibraryProps,
} from 'react-aria-components/Select';
import { classNames } from '../class-names';
import { fieldClass, type FieldWords, invalidWhen } from './field-frame';
import { French } from '../french';
import { type SelectOption, SelectParts } from './select-parts';
import styles from './select.module.css';

export interface SelectProps
  extends Omit<LibraryProps<SelectOption>, 'children' | 'className' | 'placeholder'>, FieldWords {
  options: readonly SelectOption[];
  placeholder?: string;
  className?: string;
}

/** One of a few options. */
export function Select(props: SelectProps) {
  const {
    label,
    hint,
    error,
    labelHidden = false,
    options,
    placeholder = 'Choisir…',
    className,
    // Opening an empty list would do nothing, without an explanation.
    isDisabled = options.length === 0,
    ...rest
  } = props;
  return (
    <French>
      <LibrarySelect
        {...rest}
        {...invalidWhen(error)}
        isDisabled={isDisabled}
        placeholder={placeholder}
        className={classNames(fieldClass, styles.select, className)}
      >
        <SelectParts {...{ label, hint, error, labelHidden, options }}>
          <SelectValue className={classNames(styles.value)}>
            {({ selectedText, isPlaceholder }) => (isPlaceholder ? placeholder : selectedText)}
          </SelectValue>
        </SelectParts>
      </LibrarySelect>
    </French>
  );
}
