import type { PermissionName } from '#common/contract/calls/permissions';
import type { SiteLink } from '#common/contract/site/links';
import type { Frame } from './components/layout/layout';
import type { LazyComponent } from './components/loading/lazy-component';

/** An address of the site. */
export interface SiteRoute {
  readonly link: SiteLink;
  readonly title: string;
  readonly who: PermissionName;
  /** A phone that is or was armed may enter too, without a session. */
  readonly orDevice?: boolean;
  readonly screen: LazyComponent<object>;
  readonly frame: Frame;
  /** Whether the server renders it: it renders for visitors only, and ignores what follows the path. */
  readonly isServerRendered: boolean;
  /** Not for search engines: it has no content of its own. */
  readonly isUnlisted?: boolean;
}

/** Open to all, and server-rendered. */
export function open(link: SiteLink, title: string, shown: LazyComponent<object>): SiteRoute {
  return { link, title, who: 'everybody', screen: shown, frame: 'public', isServerRendered: true };
}

/** Open to all, but not server-rendered: text typed before the code is loaded would be lost. */
export function form(link: SiteLink, title: string, shown: LazyComponent<object>): SiteRoute {
  return { ...open(link, title, shown), isServerRendered: false };
}

export function unlisted(link: SiteLink, title: string, shown: LazyComponent<object>): SiteRoute {
  return { ...form(link, title, shown), isUnlisted: true };
}

export function office(
  link: SiteLink,
  title: string,
  who: PermissionName,
  shown: LazyComponent<object>,
): SiteRoute {
  return { link, title, who, screen: shown, frame: 'office', isServerRendered: false };
}
