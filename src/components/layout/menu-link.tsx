import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Link } from '../../ui/link';

interface MenuLinkProps {
  href: string;
  /** It leads to the part of the site in which one is. */
  isWithin?: boolean;
  children: ReactNode;
}

/** A link that says when it leads to where one is. */
export function MenuLink({ href, isWithin = false, children }: MenuLinkProps) {
  const [path] = useLocation();
  const current = path === href ? 'page' : isWithin ? 'true' : undefined;
  return (
    <Link href={href} {...(current && { 'aria-current': current })}>
      {children}
    </Link>
  );
}
