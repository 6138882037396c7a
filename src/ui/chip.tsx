import type { ComponentProps } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names';

interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  /** Whether this filter of a list is on. */
  pressed: boolean;
}

export function Chip({ pressed, className, children, ...props }: ChipProps) {
  return (
    <button type="button" {...props} aria-pressed={pressed} className={classNames(styles.chip, className)}>
      {children}
    </button>
  );
}

export const chipsClass = classNames(styles.chips);
