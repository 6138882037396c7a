import { useAtomValue } from 'jotai';
import { fullName } from '#common/base/full-name';
import { permissions } from '#common/contract/calls/permissions';
import { userOrders } from '#common/contract/people/user';
import { links } from '#common/contract/site/links';
import { isAllowed } from '#common/rules/is-allowed';
import { askServer } from '../../../bridge/calls';
import { useAskedRows } from '../list/list-answer';
import { NothingListed } from '../list/nothing-listed';
import { OfficeList } from '../list/office-list';
import { RowMenu, useRowActs } from '../list/row-acts';
import { TableOrCards } from '../list/table-or-cards';
import { useListState } from '../list/use-list-state';
import { DeskHead } from '../../../components/page/desk-head';
import { rolesAtom } from '../../../state/session';
import { useUserActs } from './user-acts';
import { userFilter, userQueryOf } from './user-filter';
import { userLook } from './user-look';
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
  const actsOn = useUserActs();
  const { open, dialog } = useRowActs<Account>(answer.readAgain);
  return (
    <div className="page">
      <DeskHead
        title={hasDesk ? 'Liste des utilisateurs' : 'Membres'}
        {...(hasDesk && { parent: { href: links.users.to(), name: 'Utilisateurs' } })}
      />
      <UserPanel list={list} />
      <OfficeList
        list={list}
        answer={answer}
        label="Comptes trouvés"
        word="compte"
        awaited={filter.size}
        empty={<NothingListed list={list} sought={nobodyFound} />}
      >
        {(rows) => (
          <TableOrCards
            look={userLook(open)}
            rows={rows}
            sorting={{ orders: userOrders, ...control('order') }}
          >
            {(user) => (
              <RowMenu row={user} label={`Actions sur ${fullName(user)}`} acts={actsOn(user)} open={open} />
            )}
          </TableOrCards>
        )}
      </OfficeList>
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
