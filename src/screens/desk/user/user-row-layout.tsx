import type { ReactNode } from 'react';
import { isoDateTime, shortDate } from '#common/base/dates';
import { fullName, listedName } from '#common/base/full-name';
import type { OpenAction } from '../list/row-actions';
import type { RowLayout } from '../list/table-or-cards';
import type { Account } from './account';
import { AccountBadges, rolesOf } from './account-badges';
import { useUserActions } from './use-user-actions';
import styles from './user-rows.module.css';

/** How accounts are laid out: a press on a name opens its most common action. */
export const userRowLayout = (open: OpenAction<Account>): RowLayout<Account> => ({
  label: 'Comptes',
  below: '48rem',
  className: styles.cards,
  columns: [
    {
      id: 'name',
      name: 'Nom',
      isName: true,
      canSort: true,
      cell: (user) => (
        <div className={styles.person}>
          <UserName user={user} open={open}>
            {listedName(user)}
          </UserName>
          <div className={styles.mail}>{user.email}</div>
        </div>
      ),
    },
    { id: 'state', name: 'État', cell: (user) => <AccountBadges user={user} /> },
    {
      id: 'roles',
      name: 'Habilitations',
      cell: (user) => <div className={styles.roles}>{rolesOf(user)}</div>,
    },
    {
      id: 'creation',
      name: 'Inscription',
      canSort: true,
      cell: ({ creationDate }) => <Day className={styles.day} moment={creationDate} />,
    },
    {
      id: 'access',
      name: 'Dernière visite',
      canSort: true,
      cell: ({ lastAccess }) => <Day className={styles.day} moment={lastAccess} />,
    },
  ],
  card: (user, actions) => (
    <>
      <h2>
        <UserName user={user} open={open}>
          {fullName(user)}
        </UserName>
      </h2>
      {actions}
      <p className={styles.mail}>{user.email}</p>
      <AccountBadges user={user} />
      <dl className={styles.facts}>
        <dt>Habilitations</dt>
        <dd>{rolesOf(user)}</dd>
        <dt>Inscription</dt>
        <dd>
          <Day moment={user.creationDate} />
        </dd>
        <dt>Dernière visite</dt>
        <dd>
          <Day moment={user.lastAccess} />
        </dd>
      </dl>
    </>
  ),
});

interface UserNameProps {
  user: Account;
  open: OpenAction<Account>;
  children: ReactNode;
}

function UserName({ user, open, children }: UserNameProps) {
  const [first] = useUserActions()(user);
  return (
    <button type="button" className={styles.name} onClick={() => first && open(first, user)}>
      {children}
    </button>
  );
}

function Day({ moment, className }: { moment: Date | undefined; className?: string | undefined }) {
  if (moment === undefined) return <span className={className}>Jamais</span>;
  return (
    <time className={className} dateTime={isoDateTime(moment)}>
      {shortDate(moment)}
    </time>
  );
}
