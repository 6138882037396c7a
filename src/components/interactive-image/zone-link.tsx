import type { ReactNode } from 'react';
import { RichLink } from '../rich-text/rich-link';
import { zoneAddress } from './zone-address';

interface ZoneLinkProps {
  /** As it was typed. */
  link: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What a link zone leads to: a screen without a page load, a file or another site as from any text. */
export const ZoneLink = ({ link, className, children }: ZoneLinkProps) => (
  <RichLink href={zoneAddress(link)} className={className}>
    {children}
  </RichLink>
);
