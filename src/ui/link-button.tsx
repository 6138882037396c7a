import { type ButtonStyle, buttonClass } from './button';
import { classNames } from './class-names';
import { Icon } from './icon';
import { Link, type LinkProps } from './link';
import styles from './link-button.module.css';

export interface LinkButtonProps extends LinkProps, ButtonStyle {
  /** An arrow after the text: the link leaves for somewhere else. */
  arrow?: boolean;
}

export function LinkButton({
  variant,
  size,
  wide,
  icon,
  arrow,
  className,
  children,
  ...props
}: LinkButtonProps) {
  return (
    <Link {...props} className={classNames(buttonClass({ variant, size, wide }), styles.link, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {arrow && <Icon name="arrow" className={styles.arrow} />}
    </Link>
  );
}
