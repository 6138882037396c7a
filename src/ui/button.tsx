import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';
import { Footlights } from './footlights';
import { Icon, type IconName } from './icon';
import { useUnpressable } from './unpressable';

export interface ButtonStyle {
  /** `primary` is red, for the main action of a view: at most one. */
  variant?: 'line' | 'primary' | 'plain';
  size?: 'low' | 'normal' | 'big';
  wide?: boolean;
  icon?: IconName;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** A request is running: the button keeps its focus and its width, and does nothing. */
  pending?: boolean;
}

export function Button({
  variant,
  size,
  wide,
  icon,
  pending,
  disabled,
  className,
  children,
  ...props
}: ButtonProps) {
  const unpressable = useUnpressable(disabled, pending);
  return (
    <button
      type="button"
      {...props}
      {...unpressable}
      className={classNames(buttonClass({ variant, size, wide }), className)}
    >
      {icon && <Icon name={icon} />}
      {children}
      {pending && <Footlights className={styles.pending} />}
    </button>
  );
}

/** The class of a button for other elements: a link, a button of the library. */
export function buttonClass({ variant = 'line', size = 'normal', wide }: Undefinable<ButtonStyle>): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide);
}

type Undefinable<T> = { [K in keyof T]?: T[K] | undefined };
