import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import styles from './icon-button.module.css';
import { useUnpressable } from './unpressable';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** The accessible name: what the button does. */
  label: string;
  /** `round` is for buttons that float above the page: edit, back to the top. */
  variant?: 'plain' | 'line' | 'round';
}

export function IconButton({
  icon,
  label,
  variant = 'plain',
  disabled,
  className,
  ...props
}: IconButtonProps) {
  const unpressable = useUnpressable(disabled);
  return (
    <button
      type="button"
      {...props}
      {...unpressable}
      aria-label={label}
      className={classNames(iconButtonClass(variant), className)}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The class of an icon button for other elements: a link, a summary, a button of the library. */
export function iconButtonClass(variant: 'plain' | 'line' | 'round' = 'plain'): string {
  return classNames(styles.button, styles[variant]);
}
