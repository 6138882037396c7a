import { type ButtonLook, buttonClass } from './button';
import { classNames } from './class-names';
import { Icon } from './icon';
import { Link, type LinkProps } from './link';
import styles from './link-button.module.css';

export interface LinkButtonProps extends LinkProps, ButtonLook {
  /** An arrow after the text: the link leaves for somewhere else. */
  arrow?: boolean;
}

export function LinkButton({
  look,
  size,
  wide,
  icon,
  arrow,
  className,
  children,
  ...props
}: LinkButtonProps) {
  return (
    <Link {...props} className={classNames(buttonClass({ look, size, wide }), styles.link, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {arrow && <Icon name="arrow" className={styles.arrow} />}
    </Link>
  );
}
