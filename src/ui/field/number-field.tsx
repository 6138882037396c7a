import { type KeyboardEvent, type ReactNode, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input, InputContext } from 'react-aria-components/Input';
import {
  NumberField as LibraryNumberField,
  NumberFieldStateContext,
} from 'react-aria-components/NumberField';
import { useSlottedContext } from 'react-aria-components/slots';
import { type NumberKind, type TypedNumber, numberOf, numberWords } from '#common/base/typed-number';
import { classNames } from '../class-names';
import { fieldClass, FieldFrame, type FieldWords, inputClass, invalidWhen } from './field-frame';
import { French } from '../french';
import { Icon } from '../icon';
import styles from './number-field.module.css';
import { type NumberTyping, useTypedNumber } from './use-typed-number';

export interface NumberFieldProps extends Omit<FieldWords, 'hint'>, NumberKind {
  /** A hint that depends on the number is made of what is typed so far: it moves nothing once the field is left. */
  hint?: ReactNode | ((typed: TypedNumber) => ReactNode);
  value: TypedNumber;
  /**
   * Called once the field is left, or with each step: the number; null for an empty field; the text, where it is no number that
   * the field takes. The field shows that fault, and whoever sends the value has to wait until it is mended.
   */
  onChange: (value: TypedNumber) => void;
  /** `stepper` is for small counts: minus and plus buttons for the thumb, with the label beside them. */
  variant?: 'plain' | 'stepper';
  /** `big` is for steppers that are pressed again and again, in a hurry. */
  size?: 'normal' | 'big';
  className?: string;
  autoFocus?: boolean;
}

export function NumberField(props: NumberFieldProps) {
  const { label, hint, labelHidden, variant = 'plain', size, className, value, onChange } = props;
  const { unit, minValue, maxValue, tooMuch } = props;
  const kind = { unit, minValue, maxValue, tooMuch };
  const typing = useTypedNumber(value, kind, onChange);
  const error = typing.fault ?? props.error;
  const isStepper = variant === 'stepper';
  return (
    <French>
      <LibraryNumberField
        {...bounds(kind)}
        {...invalidWhen(error)}
        value={typeof value === 'number' ? value : Number.NaN}
        onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
        formatOptions={formats[kind.unit ?? 'count']}
        isWheelDisabled
        autoFocus={props.autoFocus ?? false}
        className={classNames(
          fieldClass,
          isStepper && styles.stepper,
          size === 'big' && styles.big,
          className,
        )}
      >
        <FieldFrame
          label={label}
          hint={typeof hint === 'function' ? hint(typing.read) : hint}
          error={error}
          labelHidden={labelHidden ?? false}
        >
          <Group
            ref={takeAnyText}
            className={classNames(inputClass, isStepper ? styles.steps : styles.plain)}
          >
            {isStepper && (
              <Button slot="decrement" onPress={typing.step} className={classNames(styles.step)}>
                <Icon name="minus" />
              </Button>
            )}
            <NumberInput typing={typing} value={value} kind={kind} {...(isStepper && { placeholder: '–' })} />
            {isStepper && (
              <Button slot="increment" onPress={typing.step} className={classNames(styles.step)}>
                <Icon name="plus" />
              </Button>
            )}
          </Group>
        </FieldFrame>
      </LibraryNumberField>
    </French>
  );
}

interface NumberInputProps {
  typing: NumberTyping;
  value: TypedNumber;
  kind: NumberKind;
  placeholder?: string;
}

/**
 * The library's own input leaves out what it cannot read, and so makes 13 of `1e3`, and 1 250 of `12€50`. This one takes any
 * text, and gives the library the number that it stands for, from which its steps go on.
 */
function NumberInput({ typing, value, kind, placeholder }: NumberInputProps) {
  const library = useSlottedContext(InputContext);
  const state = useContext(NumberFieldStateContext);
  const tell = (text: string) => {
    const read = typing.type(text);
    // What is no number is ours to report: for the library the value is as it was.
    state?.setInputValue(numberWords(numberOf(read) ?? numberOf(value) ?? null, kind));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // The caret's keys: the library would go to the least or the greatest number.
    if (event.key === 'Home' || event.key === 'End') return;
    if (event.key === 'Enter') typing.leave();
    if (/^(Arrow|Page)(Up|Down)$/.test(event.key)) {
      if (typeof typing.read === 'string') return;
      typing.step();
    }
    library?.onKeyDown?.(event);
  };
  return (
    <InputContext.Provider value={null}>
      <Input
        {...library}
        onBeforeInput={undefined}
        onCompositionStart={undefined}
        onCompositionEnd={undefined}
        onPaste={undefined}
        className={classNames(styles.number)}
        inputMode={kind.unit === 'euros' ? 'decimal' : 'numeric'}
        {...(placeholder !== undefined && { placeholder })}
        value={typing.text}
        onChange={({ currentTarget }) => tell(currentTarget.value)}
        onKeyDown={press}
        onBlur={(event) => {
          typing.leave();
          library?.onBlur?.(event);
        }}
      />
    </InputContext.Provider>
  );
}

/** The library refuses characters before they are put in; its listener on the input itself is kept from hearing of them. */
function takeAnyText(group: HTMLElement | null) {
  group?.addEventListener('beforeinput', (event) => event.stopPropagation(), { capture: true });
}

const formats = {
  count: { maximumFractionDigits: 0 },
  euros: { style: 'currency', currency: 'EUR' },
  minutes: { maximumFractionDigits: 0 },
  year: { useGrouping: false },
} as const;

const bounds = ({ minValue, maxValue }: NumberKind) => ({
  ...(minValue !== undefined && { minValue }),
  ...(maxValue !== undefined && { maxValue }),
});
