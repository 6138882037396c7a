import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Link } from '../../ui/link';

interface MenuLinkProps {
  href: string;
  children: ReactNode;
}

/** A link that says when it leads to where one is. */
export function MenuLink({ href, children }: MenuLinkProps) {
  const [path] = useLocation();
  return (
    <Link href={href} {...(path === href && { 'aria-current': 'page' as const })}>
      {children}
    </Link>
  );
}
