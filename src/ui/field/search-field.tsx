import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as LibrarySearchField,
  type SearchFieldProps as LibraryProps,
} from 'react-aria-components/SearchField';
import { classNames } from '../class-names';
import { fieldCleaning } from './field-cleaning';
import { fieldClass, FieldFrame, type FieldWords, inputClass, invalidWhen } from './field-frame';
import { French } from '../french';
import { Icon } from '../icon';
import { iconButtonClass } from '../icon-button';
import styles from './search-field.module.css';

export interface SearchFieldProps extends Omit<LibraryProps, 'children' | 'className'>, FieldWords {
  placeholder?: string;
  className?: string;
}

export function SearchField(props: SearchFieldProps) {
  const { label, hint, error, labelHidden, placeholder = '', className, onChange, ...rest } = props;
  const { clean, typing } = fieldCleaning('search');
  return (
    <French>
      <LibrarySearchField
        {...rest}
        onChange={(words) => onChange?.(clean(words))}
        {...invalidWhen(error)}
        className={classNames(fieldClass, styles.search, className)}
      >
        <FieldFrame label={label} hint={hint} error={error} labelHidden={labelHidden ?? false}>
          <Group className={classNames(inputClass, styles.box)} ref={typing}>
            <Icon name="search" className={styles.glass} />
            <Input className={classNames(styles.input)} placeholder={placeholder} />
            <Button className={classNames(iconButtonClass(), styles.clear)}>
              <Icon name="close" />
            </Button>
          </Group>
        </FieldFrame>
      </LibrarySearchField>
    </French>
  );
}
