import { useState } from 'react';
import {
  Input,
  TextArea,
  TextField as LibraryTextField,
  type TextFieldProps as LibraryProps,
} from 'react-aria-components/TextField';
import { afterPress } from '../after-press';
import { classNames } from '../class-names';
import { fieldClass, FieldFrame, type FieldWords, inputClass, invalidWhen } from './field-frame';
import { IconButton } from '../icon-button';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<LibraryProps, 'children' | 'className' | 'onBlur'>, FieldWords {
  /** Called once the field has been left and the press that left it is over. */
  onBlur?: (() => void) | undefined;
  placeholder?: string;
  /** The number of lines, if more than one. */
  rows?: number;
  className?: string;
}

export function TextField({
  label,
  hint,
  error,
  labelHidden,
  placeholder,
  rows,
  className,
  onBlur,
  ...props
}: TextFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const isPassword = props.type === 'password';
  const placeholderProp = placeholder === undefined ? {} : { placeholder };
  return (
    <LibraryTextField
      {...props}
      {...(isPassword && revealed && { type: 'text' })}
      {...(onBlur && { onBlur: () => afterPress(onBlur) })}
      {...invalidWhen(error)}
      className={classNames(fieldClass, className)}
    >
      <FieldFrame label={label} hint={hint} error={error} labelHidden={labelHidden ?? false}>
        <div className={styles.box}>
          {rows ? (
            <TextArea className={classNames(inputClass, styles.area)} rows={rows} {...placeholderProp} />
          ) : (
            <Input className={classNames(inputClass, isPassword && styles.password)} {...placeholderProp} />
          )}
          {isPassword && (
            <IconButton
              className={styles.reveal}
              icon={revealed ? 'eye-shut' : 'eye'}
              label={revealed ? 'Cacher le mot de passe' : 'Montrer le mot de passe'}
              onClick={() => setRevealed(!revealed)}
            />
          )}
        </div>
      </FieldFrame>
    </LibraryTextField>
  );
}
