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
          <Group className={classNames(inputClass, isStepper ? styles.steps : styles.plain)}>
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
