import type { ReactNode } from 'react';
import { isoDateTime, shortDate } from '#common/base/dates';
import type { UserOrder } from '#common/contract/people/user';
import { userOrders } from '#common/contract/people/user';
import { Table, type TableColumn } from '../../../ui/table';
import type { Account } from './account';
import { UserName } from './user-name';
import { UserMenu } from './user-menu';
import type { UsersProps } from './users-props';
import styles from './user-rows.module.css';
import { rolesOf, AccountBadges } from './account-badges';

interface UserRow {
  readonly id: string;
  readonly user: Account;
  readonly name: ReactNode;
  readonly menu: ReactNode;
}

/** Accounts as a table, one per row. It can also be sorted by its column headers. */
export function UserTable({ users, granter, order, onOrder, onOpen }: UsersProps) {
  const [column = 'name', direction] = order.split('-');
  const rows = users.map((user) => ({
    id: user.uuid,
    user,
    name: (
      <UserName user={user} granter={granter} onOpen={onOpen}>
        {user.name} {user.firstname}
      </UserName>
    ),
    menu: <UserMenu user={user} granter={granter} onAction={(action) => onOpen({ action, user })} />,
  }));
  return (
    <Table
      label="Comptes"
      columns={columns}
      rows={rows}
      empty={null}
      sortDescriptor={{ column, direction: direction === 'desc' ? 'descending' : 'ascending' }}
      onSortChange={(sort) => onOrder(orderOf(String(sort.column), sort.direction) ?? order)}
    />
  );
}

function orderOf(column: string, direction: 'ascending' | 'descending'): UserOrder | undefined {
  const wanted = `${column}-${direction === 'descending' ? 'desc' : 'asc'}`;
  return userOrders.find((order) => order === wanted);
}

const columns: readonly TableColumn<UserRow>[] = [
  {
    id: 'name',
    name: 'Nom',
    isName: true,
    canSort: true,
    cell: ({ user, name }) => (
      <div className={styles.person}>
        {name}
        <div className={styles.mail}>{user.email}</div>
      </div>
    ),
  },
  { id: 'state', name: 'État', cell: ({ user }) => <AccountBadges user={user} /> },
  {
    id: 'roles',
    name: 'Habilitations',
    cell: ({ user }) => <div className={styles.roles}>{rolesOf(user)}</div>,
  },
  {
    id: 'creation',
    name: 'Inscription',
    canSort: true,
    cell: ({ user }) => <Day moment={user.creationDate} />,
  },
  {
    id: 'access',
    name: 'Dernière visite',
    canSort: true,
    cell: ({ user }) => <Day moment={user.lastAccess} />,
  },
  { id: 'actions', name: 'Actions', cell: ({ menu }) => menu },
];

function Day({ moment }: { moment: Date | undefined }) {
  if (moment === undefined) return <span className={styles.day}>Jamais</span>;
  return (
    <time className={styles.day} dateTime={isoDateTime(moment)}>
      {shortDate(moment)}
    </time>
  );
}
