import { type ReactNode, useId } from 'react';
import {
  Checkbox as LibraryCheckbox,
  type CheckboxProps as LibraryProps,
} from 'react-aria-components/Checkbox';
import { afterPress } from '../after-press';
import styles from './checkbox.module.css';
import { classNames } from '../class-names';

export interface CheckboxProps extends Omit<LibraryProps, 'children' | 'className' | 'onBlur'> {
  children: ReactNode;
  error?: string | undefined;
  /** Called once the field has been left and the press that left it is over. */
  onBlur?: (() => void) | undefined;
}

export function Checkbox({ children, error, onBlur, ...props }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={styles.field}>
      <LibraryCheckbox
        {...props}
        {...(onBlur && { onBlur: () => afterPress(onBlur) })}
        className={classNames(styles.checkbox)}
        isInvalid={error !== undefined}
        {...(error !== undefined && { 'aria-describedby': errorId })}
      >
        {({ isIndeterminate }) => (
          <>
            <span className={styles.box}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={isIndeterminate ? 'M5 12h14' : 'M4.5 12.5l5 5L19.5 7'} />
              </svg>
            </span>
            <span>{children}</span>
          </>
        )}
      </LibraryCheckbox>
      {error !== undefined && (
        <span className={styles.error} id={errorId}>
          {error}
        </span>
      )}
    </div>
  );
}
