import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as LibraryNumberField,
  type NumberFieldProps as LibraryProps,
} from 'react-aria-components/NumberField';
import { classNames } from '../class-names';
import { fieldClass, FieldFrame, type FieldWords, inputClass, invalidWhen } from './field-frame';
import { French } from '../french';
import { Icon } from '../icon';
import styles from './number-field.module.css';

export interface NumberFieldProps extends Omit<LibraryProps, 'children' | 'className'>, FieldWords {
  /** `stepper` is for small counts: minus and plus buttons for the thumb, with the label beside them. */
  variant?: 'plain' | 'stepper';
  /** `big` is for steppers that are pressed again and again, in a hurry. */
  size?: 'normal' | 'big';
  className?: string;
}

export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, labelHidden, variant = 'plain', size, className, ...rest } = props;
  const isStepper = variant === 'stepper';
  return (
    <French>
      <LibraryNumberField
        {...rest}
        {...invalidWhen(error)}
        className={classNames(
          fieldClass,
          isStepper && styles.stepper,
          size === 'big' && styles.big,
          className,
        )}
      >
        <FieldFrame label={label} hint={hint} error={error} labelHidden={labelHidden ?? false}>
          <Group
            ref={commaForPoint}
            className={classNames(inputClass, isStepper ? styles.steps : styles.plain)}
          >
            {isStepper && (
              <Button slot="decrement" className={classNames(styles.step)}>
                <Icon name="minus" />
              </Button>
            )}
            <Input className={classNames(styles.number)} {...(isStepper && { placeholder: '–' })} />
            {isStepper && (
              <Button slot="increment" className={classNames(styles.step)}>
                <Icon name="plus" />
              </Button>
            )}
          </Group>
        </FieldFrame>
      </LibraryNumberField>
    </French>
  );
}

/** Decimals have a comma in French: a point that is typed or pasted becomes one, instead of being left out. */
function commaForPoint(group: HTMLElement | null) {
  group?.addEventListener('beforeinput', insertComma, { capture: true });
}

function insertComma(event: InputEvent) {
  const { data } = event;
  if (data === null || !/^[^.,]*\.[^.,]*$/.test(data)) return;
  event.preventDefault();
  event.stopPropagation();
  // Types it anew: the library checks it, and the browser can undo it.
  document.execCommand('insertText', false, data.replace('.', ','));
}
