import { useAtomValue } from 'jotai';
import { fullName } from '#common/base/full-name';
import { links } from '#common/contract/site/links';
import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/is-allowed';
import { openDialog } from '../../state/dialogs';
import { personAtom } from '../../state/session';
import { fetchDialog } from '../shell/dialogs';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import disclosure from '../menu/menu-disclosure.module.css';
import { MenuDisclosure } from '../menu/menu-disclosure';
import { MenuLink } from './menu-link';
import styles from './user-menu.module.css';

/** The person's account menu, or the login button. */
export function UserMenu() {
  const person = useAtomValue(personAtom);
  if (person === null || !isAllowed(permissions.profile, person.roles)) return <LoginEntry />;
  const name = fullName(person);
  return (
    <MenuDisclosure
      align="end"
      summaryClass={`${disclosure.chevron} ${styles.person}`}
      summary={
        <>
          <Icon name="user" className={styles.sign} />
          <span className={styles.name}>{name}</span>
        </>
      }
      label={`Mon compte : ${name}`}
    >
      <section className={styles.account} aria-label="Mon compte">
        <h2 className={styles.heading}>Mon compte</h2>
        <p className={styles.whole}>{name}</p>
        <ul>
          <li>
            <MenuLink href={links.profile.to()}>Mon Profil</MenuLink>
          </li>
          <li>
            <MenuLink href={links.myBookings.to()}>Vos réservations</MenuLink>
          </li>
          <li>
            <button className={styles.logout} type="button" onClick={() => openDialog('logout')}>
              Se déconnecter
            </button>
          </li>
        </ul>
      </section>
    </MenuDisclosure>
  );
}

function LoginEntry() {
  const login = {
    onClick: () => openDialog('login'),
    onPointerEnter: () => fetchDialog('login'),
    onFocus: () => fetchDialog('login'),
  };
  return (
    <>
      <Button className={styles.wide} size="low" {...login}>
        S'identifier
      </Button>
      <IconButton className={styles.narrow} icon="user" label="S'identifier" {...login} />
    </>
  );
}
