import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as LibraryComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../class-names';
import styles from './combo-box.module.css';
import { fieldCleaning } from './field-cleaning';
import { fieldClass, FieldFrame, type FieldWords, inputClass, invalidWhen } from './field-frame';
import { French } from '../french';
import { Icon } from '../icon';
import { itemClass, listClass, popClass } from '../overlay/pop';

export interface ComboOption {
  id: string;
  name: string;
  /** An action instead of a choice: shown apart. */
  isAct?: boolean;
}

export interface ComboBoxProps extends FieldWords {
  /** The options for the typed text; the caller finds them. */
  options: readonly ComboOption[];
  typed: string;
  onType: (words: string) => void;
  onChoose: (id: string) => void;
  placeholder?: string;
}

/** One out of many options, found by typing. The caller displays what was chosen. */
export function ComboBox(props: ComboBoxProps) {
  const { label, hint, error, labelHidden = false, options, typed, onType, onChoose, placeholder } = props;
  const { clean, typing } = fieldCleaning('text');
  // The library closes its list when its value changes.
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <French>
      <LibraryComboBox
        {...invalidWhen(error)}
        className={fieldClass}
        items={options}
        inputValue={typed}
        onInputChange={(words) => onType(clean(words))}
        value={chosen}
        onChange={(id) => {
          setChosen(id === null ? null : String(id));
          if (id !== null) onChoose(String(id));
        }}
        allowsCustomValue
      >
        <FieldFrame label={label} hint={hint} error={error} labelHidden={labelHidden}>
          <Group className={classNames(inputClass, styles.box)} ref={typing}>
            <Input className={classNames(styles.input)} {...(placeholder && { placeholder })} />
            <Button className={classNames(styles.open)}>
              <Icon name="chevron-down" />
            </Button>
          </Group>
        </FieldFrame>
        <Popover className={classNames(popClass, styles.pop)} offset={4}>
          <ListBox className={listClass} items={options}>
            {({ id, name, isAct }: ComboOption) => (
              <ListBoxItem id={id} className={classNames(itemClass, isAct && styles.act)} textValue={name}>
                {isAct && <Icon name="plus" />}
                {name}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </LibraryComboBox>
    </French>
  );
}
