import { isoDateTime, shortDate } from '#common/base/dates';
import { fullName } from '../../../text/person-name';
import { UserName } from './user-name';
import { UserMenu } from './user-menu';
import type { UsersProps } from './users-props';
import styles from './user-rows.module.css';
import { rolesOf, AccountBadges } from './account-badges';

/** Accounts as cards, one below the other, for a phone. */
export function UserCards({ users, granter, onOpen }: UsersProps) {
  return (
    <ul className={styles.cards} aria-label="Comptes">
      {users.map((user) => (
        <li key={user.uuid}>
          <h2>
            <UserName user={user} granter={granter} onOpen={onOpen}>
              {fullName(user)}
            </UserName>
          </h2>
          <UserMenu user={user} granter={granter} onAction={(action) => onOpen({ action, user })} />
          <p className={styles.mail}>{user.email}</p>
          <AccountBadges user={user} />
          <dl className={styles.facts}>
            <dt>Habilitations</dt>
            <dd>{rolesOf(user)}</dd>
            <dt>Inscription</dt>
            <dd>
              <time dateTime={isoDateTime(user.creationDate)}>{shortDate(user.creationDate)}</time>
            </dd>
            <dt>Dernière visite</dt>
            <dd>
              {user.lastAccess ? (
                <time dateTime={isoDateTime(user.lastAccess)}>{shortDate(user.lastAccess)}</time>
              ) : (
                'Jamais'
              )}
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
