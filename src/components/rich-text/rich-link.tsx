import type { ReactNode } from 'react';
import { dialledAddress } from '#common/base/telephone';
import { Link } from '../../ui/link';

interface RichLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Links to screens navigate without a page load; files of the site (the API's, a calendar) and other sites as usual.
 */
export function RichLink({ href, className, children }: RichLinkProps) {
  if (href.startsWith('/') && !isFile(href))
    return (
      <Link href={href} className={className}>
        {children}
      </Link>
    );
  const isElsewhere = /^https?:/i.test(href);
  return (
    <a href={dialledAddress(href)} className={className} {...(isElsewhere && { rel: 'external noopener' })}>
      {children}
    </a>
  );
}

const isFile = (path: string) => path.startsWith('/api/') || /\.\w+$/.test(path.replace(/[?#].*/, ''));
