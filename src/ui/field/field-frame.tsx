import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../class-names';
import styles from './field-frame.module.css';

/** What every field of ours says around its control. */
export interface FieldWords {
  label: string;
  hint?: ReactNode;
  /** A sentence; its presence makes the field wrong. When to reveal it (touched, sent) is the caller's choice. */
  error?: string | undefined;
  /** Keeps the label for those who listen and hides it from those who look. */
  labelHidden?: boolean;
}

/** Goes inside a field of the library, which ties label, hint and error to the control. */
export function FieldFrame({
  label,
  hint,
  labelHidden,
  error,
  children,
}: FieldWords & { children: ReactNode }) {
  return (
    <>
      <Label className={classNames(labelHidden ? 'visually-hidden' : styles.label)}>{label}</Label>
      {children}
      {hint && (
        <Text slot="description" className={classNames(styles.hint)}>
          {hint}
        </Text>
      )}
      <FieldError className={classNames(styles.error)}>{error}</FieldError>
    </>
  );
}

/** The library's own validation stays silent: errors come from the caller, in our words. */
export function invalidWhen(error: string | undefined) {
  return { isInvalid: error !== undefined, validationBehavior: 'aria' } as const;
}

export const fieldClass = classNames(styles.field);
export const inputClass = classNames(styles.input);
/** Of what stands around a control that is none of the library's. */
export const labelClass = classNames(styles.label);
export const hintClass = classNames(styles.hint);
export const errorClass = classNames(styles.error);
