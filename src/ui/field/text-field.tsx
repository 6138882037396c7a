import { useState } from 'react';
import {
  Input,
  TextArea,
  TextField as LibraryTextField,
  type TextFieldProps as LibraryProps,
} from 'react-aria-components/TextField';
import { afterPress } from '../after-press';
import { classNames } from '../class-names';
import { fieldCleaning } from './field-cleaning';
import { fieldClass, FieldFrame, type FieldWords, inputClass, invalidWhen } from './field-frame';
import { IconButton } from '../icon-button';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<LibraryProps, 'children' | 'className' | 'onBlur'>, FieldWords {
  /** Called once the field has been left and the press that left it is over. */
  onBlur?: (() => void) | undefined;
  placeholder?: string;
  /** What a phone's keyboard begins with a capital; the library passes it on. */
  autoCapitalize?: 'none' | 'sentences' | 'words';
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
  onChange,
  ...props
}: TextFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const isPassword = props.type === 'password';
  const { clean, finish, typing } = fieldCleaning(props.type, rows);
  const leave = () => {
    const { value = '' } = props;
    if (finish(value) !== value) onChange?.(finish(value));
    if (onBlur) afterPress(onBlur);
  };
  const placeholderProp = placeholder === undefined ? {} : { placeholder };
  return (
    <LibraryTextField
      {...(isNoSentence(props) && { autoCapitalize: 'none' })}
      {...props}
      {...(isPassword && revealed && { type: 'text' })}
      onChange={(text) => onChange?.(clean(text))}
      onBlur={leave}
      {...invalidWhen(error)}
      className={classNames(fieldClass, className)}
    >
      <FieldFrame label={label} hint={hint} error={error} labelHidden={labelHidden ?? false}>
        <div className={styles.box} ref={typing}>
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

/** Addresses and passwords, which a phone must not begin with a capital: not a password that is shown either. */
const isNoSentence = ({ type, inputMode }: Pick<LibraryProps, 'type' | 'inputMode'>) =>
  inputMode === 'url' || type === 'email' || type === 'url' || type === 'password';
