import { useAtomValue } from 'jotai';
import { useServerNow } from '../../../components/clock/clock-offset';
import type { RowAction } from '../list/row-actions';
import { personAtom } from '../../../state/session';
import type { Account } from './account';
import { ActivateDialog } from './activate-dialog';
import { BlockDialog } from './block-dialog';
import { DeleteDialog } from './delete-user-dialog';
import { DetailsDialog } from './details-dialog';
import { RolesDialog } from './roles-dialog';
import { UnblockDialog } from './unblock-dialog';
import { actionsOn, type UserAction } from './user-actions';

/** What the person may do on each account. */
export function useUserActions(): (user: Account) => readonly RowAction<Account>[] {
  const person = useAtomValue(personAtom);
  const now = useServerNow();
  return (user) => (person === null ? [] : actionsOn(user, person, now).map((action) => actions[action]));
}

const actions: Readonly<Record<UserAction, RowAction<Account>>> = {
  details: { id: 'details', name: 'Modifier les coordonnées', icon: 'edit', Dialog: DetailsDialog },
  activate: { id: 'activate', name: 'Activer le compte', icon: 'check', Dialog: ActivateDialog },
  roles: { id: 'roles', name: 'Changer les habilitations', icon: 'people', Dialog: RolesDialog },
  block: { id: 'block', name: 'Bloquer jusqu’à une date', icon: 'lock', Dialog: BlockDialog },
  unblock: { id: 'unblock', name: 'Débloquer', icon: 'undo', Dialog: UnblockDialog },
  delete: {
    id: 'delete',
    name: 'Supprimer le compte',
    icon: 'trash',
    isGrave: true,
    Dialog: DeleteDialog,
  },
};
