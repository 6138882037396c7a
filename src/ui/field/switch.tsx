import type { ReactNode } from 'react';
import { Switch as LibrarySwitch, type SwitchProps as LibraryProps } from 'react-aria-components/Switch';
import { classNames } from '../class-names';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<LibraryProps, 'children' | 'className'> {
  children: ReactNode;
}

/** Takes effect at once; use a checkbox for values that are sent later. */
export function Switch({ children, ...props }: SwitchProps) {
  return (
    <LibrarySwitch {...props} className={classNames(styles.switch)}>
      <span>{children}</span>
      <span className={styles.track}>
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2.2 6.3l2.5 2.5L9.8 3.4" />
        </svg>
      </span>
    </LibrarySwitch>
  );
}
