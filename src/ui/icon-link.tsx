import { Icon, type IconName } from './icon';
import { iconButtonClass } from './icon-button';
import { Link, type LinkProps } from './link';

interface IconLinkProps extends Pick<LinkProps, 'href'> {
  icon: IconName;
  /** The accessible name: where the link leads. */
  label: string;
}

/** A link that looks like an icon button. */
export const IconLink = ({ icon, label, href }: IconLinkProps) => (
  <Link className={iconButtonClass()} href={href} aria-label={label}>
    <Icon name={icon} />
  </Link>
);
