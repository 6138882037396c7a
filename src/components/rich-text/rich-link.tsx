import type { ReactNode } from 'react';
import { Link } from '../../ui/link';

interface RichLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Screens are reached without loading a page; files of the site (the API's, a calendar) and other sites as usual. */
export function RichLink({ href, ...props }: RichLinkProps) {
  if (href.startsWith('/') && !isFile(href)) return <Link href={href} {...props} />;
  const isElsewhere = /^https?:/i.test(href);
  return <a href={href} {...props} {...(isElsewhere && { rel: 'external noopener' })} />;
}

const isFile = (path: string) => path.startsWith('/api/') || /\.\w+$/.test(path.replace(/[?#].*/, ''));
