import { useAtomValue } from 'jotai';
import { fullName } from '#common/base/full-name';
import { permissions } from '#common/contract/calls/permissions';
import { userOrders } from '#common/contract/people/user';
import { links } from '#common/contract/site/links';
import { isAllowed } from '#common/rules/is-allowed';
import { askServer } from '../../../bridge/calls';
import { useAskedRows } from '../list/list-answer';
import { NothingListed } from '../list/nothing-listed';
import { ListResults } from '../list/list-results';
import { RowMenu, useRowActions } from '../list/row-actions';
import { TableOrCards } from '../list/table-or-cards';
import { useListState } from '../list/use-list-state';
import { DeskHead } from '../../../components/page/desk-head';
import { rolesAtom } from '../../../state/session';
import { useUserActions } from './use-user-actions';
import { userFilter, userQueryOf } from './user-filter';
import { userRowLayout } from './user-row-layout';
import { UserPanel } from './user-panel';
import type { Account } from './account';

/** All accounts that the person may see, with the actions on each: details, activation, roles, blocking, deletion. */
export function UserList() {
  const hasDesk = isAllowed(permissions.users, useAtomValue(rolesAtom));
  const list = useListState(links.userList.to(), userFilter);
  const { filter, control } = list;
  const answer = useAskedRows(
    list,
    () => askServer('listUsers', { query: userQueryOf(filter) }),
    'La liste des comptes',
  );
  const actionsOn = useUserActions();
  const { open, dialog } = useRowActions<Account>(answer.readAgain);
  return (
    <div className="page">
      <DeskHead
        title={hasDesk ? 'Liste des utilisateurs' : 'Membres'}
        {...(hasDesk && { parent: { href: links.users.to(), name: 'Utilisateurs' } })}
      />
      <UserPanel list={list} />
      <ListResults
        list={list}
        answer={answer}
        label="Comptes trouvés"
        word="compte"
        awaited={filter.size}
        empty={<NothingListed list={list} sought={nobodyFound} />}
      >
        {(rows) => (
          <TableOrCards
            layout={userRowLayout(open)}
            rows={rows}
            sorting={{ orders: userOrders, ...control('order') }}
          >
            {(user) => (
              <RowMenu
                row={user}
                label={`Actions sur ${fullName(user)}`}
                actions={actionsOn(user)}
                open={open}
              />
            )}
          </TableOrCards>
        )}
      </ListResults>
      {dialog}
    </div>
  );
}

const nobodyFound = {
  title: 'Aucun compte trouvé',
  poster: 'Personne en scène',
  words:
    'Personne ne répond à cette recherche. Essayez le début du nom ou de l’adresse, ou moins de filtres.',
  clear: 'Effacer la recherche',
};
