import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import styles from './more-link.module.css';

interface MoreLinkProps {
  href: string;
  children: ReactNode;
}

/** A link from a part of something to all of it. */
export const MoreLink = ({ href, children }: MoreLinkProps) => (
  <p className={styles.more}>
    <Link href={href}>
      {children}
      <Icon name="arrow" />
    </Link>
  </p>
);
