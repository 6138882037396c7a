import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import type { BadgeName } from '#common/contract/site/badges';
import { links } from '#common/contract/site/links';
import { type PermissionName, permissions } from '#common/contract/calls/permissions';
import type { RoleCode } from '#common/contract/people/roles';
import { isAllowed } from '#common/rules/is-allowed';
import { badgesAtom } from '../../state/badges';
import { rolesAtom } from '../../state/session';
import { Count } from '../../ui/badge';
import { MenuLink } from './menu-link';
import styles from './desk-menu.module.css';

interface DeskEntry {
  readonly label: string;
  readonly href: string;
  readonly who: PermissionName;
  /** Hidden from those with this permission: they reach it through another entry. */
  readonly unless?: PermissionName;
  readonly counter?: BadgeName;
}

interface DeskArea {
  readonly area: string;
  readonly entries: readonly DeskEntry[];
}

const deskMenu: readonly DeskArea[] = [
  {
    area: 'En coulisses',
    entries: [
      { label: 'Brèves', href: links.deskNews.to(), who: 'content', counter: 'adminNews' },
      { label: 'Pièces', href: links.deskPieces.to(), who: 'content', counter: 'adminPieces' },
      { label: 'Images', href: links.deskImages.to(), who: 'content', counter: 'adminImages' },
    ],
  },
  {
    area: 'Au Bar',
    entries: [
      { label: 'Billetterie', href: links.ticketOffice.to(), who: 'ticketOffice' },
      { label: 'Scanner', href: links.scan.to(), who: 'ticketOffice' },
      { label: 'Téléphones', href: links.phones.to(), who: 'ticketOffice' },
      { label: 'Bilans', href: links.eveningReports.to(), who: 'ticketOffice' },
    ],
  },
  {
    area: 'En régie',
    entries: [
      { label: 'Utilisateurs', href: links.users.to(), who: 'users', counter: 'adminUsers' },
      { label: 'Membres', href: links.userList.to(), who: 'members', unless: 'users' },
      { label: 'Spectacles', href: links.shows.to(), who: 'shows' },
      { label: 'Réservations', href: links.bookings.to(), who: 'bookings', counter: 'adminResa' },
      { label: 'Site', href: links.site.to(), who: 'site' },
    ],
  },
];

/** What a member without an office finds there. */
const membersArea: DeskArea = {
  area: 'Espace des membres',
  entries: [{ label: 'Mes places gratuites', href: links.freeTickets.to(), who: 'member' }],
};

/** The back office, as far as the person's roles reach; renders nothing for those who are not members. */
export function DeskMenu() {
  const roles = useAtomValue(rolesAtom);
  const areas = deskAreas(roles);
  const [path] = useLocation();
  const part = partOf(path, areas);
  if (areas.length === 0) return null;
  return (
    <nav className={styles.menu} aria-label="Menu des coulisses">
      {areas.map(({ area, entries }) => (
        <section key={area} aria-label={area}>
          <h2 className={styles.area}>{area}</h2>
          <ul>
            {entries.map(({ label, href, counter }) => (
              <li key={href}>
                <MenuLink href={href} isWithin={href === part}>
                  <span>{label}</span>
                  {counter && <MenuBadge name={counter} />}
                </MenuLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** The menu entry to which a screen belongs: the innermost one if entries are nested. */
export function partOf(path: string, areas: readonly DeskArea[]): string | undefined {
  return areas
    .flatMap(({ entries }) => entries.map(({ href }) => href))
    .filter((href) => `${path}/`.startsWith(`${href}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** The areas that a person finds in the menu, each with at least one entry. */
export function deskAreas(roles: ReadonlySet<RoleCode> | null): readonly DeskArea[] {
  if (!isAllowed(permissions.backOffice, roles)) return [];
  const may = (who: PermissionName) => isAllowed(permissions[who], roles);
  const areas = deskMenu
    .map(({ area, entries }) => ({
      area,
      entries: entries.filter(({ who, unless }) => may(who) && !(unless && may(unless))),
    }))
    .filter(({ entries }) => entries.length > 0);
  return areas.length > 0 ? areas : [membersArea];
}

function MenuBadge({ name }: { name: BadgeName }) {
  return <Count value={useAtomValue(badgesAtom)[name] ?? 0} label="à voir" />;
}
