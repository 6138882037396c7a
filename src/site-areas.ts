import { withoutTrailingSlashes } from '#common/base/trailing-slashes';
import { links } from '#common/contract/site/links';
import type { AreaScreen } from './components/shell/area-redirect';

/** An area's own address redirects to the first of its screens that the person may open. */
const areas: ReadonlyMap<string, readonly AreaScreen[]> = new Map([
  [links.contentDesk.pattern, [{ href: links.deskNews.to(), who: 'content' }]],
  [
    links.bar.pattern,
    [
      { href: links.ticketOffice.to(), who: 'ticketOffice' },
      { href: links.freeTickets.to(), who: 'member' },
    ],
  ],
  [
    links.regie.pattern,
    [
      { href: links.users.to(), who: 'users' },
      { href: links.userList.to(), who: 'members' },
      { href: links.shows.to(), who: 'shows' },
      { href: links.bookings.to(), who: 'bookings' },
      { href: links.site.to(), who: 'site' },
    ],
  ],
]);

/** The screens of the area with this address. */
export function areaOf(path: string): readonly AreaScreen[] | undefined {
  return areas.get(withoutSlash(path));
}

/** Addresses that redirect to another one. */
const redirects: ReadonlyMap<string, string> = new Map([
  [links.home.pattern, links.newsHome.to()],
  [links.deskAtelier.pattern, links.construction.to()],
  [links.members.pattern, links.construction.to()],
]);

/** The redirect target of this address, if it has one: `/breve` for `/`. */
export function redirectOf(path: string): string | undefined {
  return redirects.get(withoutSlash(path));
}

/** A path in the form in which addresses are compared. */
const withoutSlash = (path: string): string => withoutTrailingSlashes(path) || '/';
