import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
}

/** A path of the site navigates without a page load; another site, a mail address or an anchor is a plain link. */
export function Link({ href, children, ...props }: LinkProps) {
  if (href.startsWith('/') && !href.startsWith('//') && !props.download && !props.target)
    return (
      <RouterLink {...props} href={href}>
        {children}
      </RouterLink>
    );
  return (
    <a {...(/^https?:/.test(href) && { rel: 'noopener' })} {...props} href={href}>
      {children}
    </a>
  );
}
