import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../class-names';
import styles from './field-frame.module.css';

/** The texts around the control of every field. */
export interface FieldWords {
  label: string;
  hint?: ReactNode;
  /** A sentence; its presence marks the field as invalid. The caller decides when to show it (touched, sent). */
  error?: string | undefined;
  /** Hides the label visually but keeps it for screen readers. */
  labelHidden?: boolean;
}

/** Rendered inside a field of the library, which associates label, hint and error with the control. */
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

/** Disables the library's own validation messages: errors come from the caller, in our words. */
export function invalidWhen(error: string | undefined) {
  return { isInvalid: error !== undefined, validationBehavior: 'aria' } as const;
}

export const fieldClass = classNames(styles.field);
export const inputClass = classNames(styles.input);
/** Classes for the texts around a control that is not one of the library's. */
export const labelClass = classNames(styles.label);
export const hintClass = classNames(styles.hint);
export const errorClass = classNames(styles.error);
