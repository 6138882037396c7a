import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { classNames } from '../class-names';
import { FieldFrame, type FieldWords, inputClass } from './field-frame';
import { Icon } from '../icon';
import { itemClass, listClass } from '../overlay/pop';
import { Popover } from '../overlay/popover';
import styles from './select.module.css';

export interface SelectOption {
  id: string;
  name: string;
}

interface SelectPartsProps extends FieldWords {
  options: readonly SelectOption[];
  /** The library's `SelectValue`. */
  children: ReactNode;
}

/** The parts of a select: a button with the current choice, and a list of options. */
export function SelectParts({
  label,
  hint,
  error,
  labelHidden = false,
  options,
  children,
}: SelectPartsProps) {
  return (
    <>
      <FieldFrame label={label} hint={hint} error={error} labelHidden={labelHidden}>
        <Button className={classNames(inputClass, styles.button)}>
          {children}
          <Icon name="chevron-down" className={styles.chevron} />
        </Button>
      </FieldFrame>
      <Popover className={styles.pop}>
        <ListBox className={listClass} items={options}>
          {({ id, name }) => (
            <ListBoxItem id={id} className={itemClass} textValue={name}>
              {name}
              <Icon name="check" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </>
  );
}
