import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Link } from '../../ui/link';

interface MenuLinkProps {
  href: string;
  /** It leads to the current part of the site. */
  isWithin?: boolean;
  children: ReactNode;
}

/** A link that is marked when it leads to the current page. */
export function MenuLink({ href, isWithin = false, children }: MenuLinkProps) {
  const [path] = useLocation();
  const current = path === href ? 'page' : isWithin ? 'true' : undefined;
  return (
    <Link href={href} {...(current && { 'aria-current': current })}>
      {children}
    </Link>
  );
}
