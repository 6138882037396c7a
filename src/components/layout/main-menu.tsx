import { useLocation } from 'wouter';
import { links } from '#common/contract/site/links';
import { classNames } from '../../ui/class-names';
import styles from './main-menu.module.css';
import { MenuDisclosure } from '../menu/menu-disclosure';
import { MenuLink } from './menu-link';
import disclosure from '../menu/menu-disclosure.module.css';

interface Entry {
  readonly label: string;
  readonly href: string;
}

/** An entry with others below it, for which the bar has no room: its screen leads to them. */
interface Place extends Entry {
  readonly below?: readonly Entry[];
}

interface Group {
  readonly label: string;
  readonly entries: readonly Entry[];
}

const mainMenu: readonly (Place | Group)[] = [
  { label: 'Accueil', href: links.newsHome.to() },
  {
    label: 'Bibliothèque',
    entries: [
      { label: 'Association', href: links.library.to() },
      { label: 'Atelier', href: links.atelier.to() },
    ],
  },
  {
    label: 'Galerie',
    entries: [
      { label: 'Photos', href: links.gallery.to() },
      { label: 'Archives', href: links.newsArchive.to() },
    ],
  },
  {
    label: 'Réservations',
    href: links.reservations.to(),
    below: [{ label: 'Vos réservations', href: links.myBookings.to() }],
  },
  {
    label: 'À propos de nous',
    entries: [
      { label: 'Notre histoire', href: links.history.to() },
      { label: 'Partenaires', href: links.sponsors.to() },
      { label: 'Contacts', href: links.contacts.to() },
    ],
  },
];

/** The site's menu in the masthead: groups unfold below their names. */
export function MainMenu() {
  const [path] = useLocation();
  return (
    <nav className={styles.bar} aria-label="Menu principal">
      {mainMenu.map((item) =>
        'href' in item ? (
          <MenuLink key={item.label} href={item.href}>
            {item.label}
          </MenuLink>
        ) : (
          <MenuDisclosure
            key={item.label}
            summary={item.label}
            summaryClass={classNames(
              disclosure.chevron,
              item.entries.some(({ href }) => href === path) && styles.current,
            )}
          >
            <Entries entries={item.entries} />
          </MenuDisclosure>
        ),
      )}
    </nav>
  );
}

/** The same menu, expanded, for the drawer. */
export function MainMenuList() {
  return (
    <nav className={styles.list} aria-label="Menu principal">
      <ul>
        {mainMenu.map((item) => (
          <li key={item.label}>
            {'href' in item ? (
              <>
                <MenuLink href={item.href}>{item.label}</MenuLink>
                {item.below && <Entries entries={item.below} />}
              </>
            ) : (
              <>
                <span className={styles.groupName}>{item.label}</span>
                <Entries entries={item.entries} />
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul>
      {entries.map(({ label, href }) => (
        <li key={href}>
          <MenuLink href={href}>{label}</MenuLink>
        </li>
      ))}
    </ul>
  );
}
