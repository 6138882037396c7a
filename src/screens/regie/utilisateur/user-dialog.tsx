import { type ComponentType, useState } from 'react';
import type { Account } from './account';
import { ActivateDialog } from './activate-dialog';
import { BlockDialog } from './block-dialog';
import { DeleteDialog } from './delete-dialog';
import { DetailsDialog } from './details-dialog';
import { RolesDialog } from './roles-dialog';
import { UnblockDialog } from './unblock-dialog';
import type { UserAction } from './user-actions';
import type { UserDialogProps } from './user-dialog-props';

/** The opened action, and its account. */
export interface Opened {
  readonly action: UserAction;
  readonly user: Account;
}

interface AnyUserDialogProps extends Omit<UserDialogProps, 'user' | 'isOpen'> {
  opened: Opened | null;
}

/** The dialog of the opened action; it stays mounted while it closes. */
export function UserDialog({ opened, onClose, onDone }: AnyUserDialogProps) {
  const [shown, setShown] = useState({ opened, turn: 0 });
  if (opened !== null && opened !== shown.opened) setShown({ opened, turn: shown.turn + 1 });
  if (shown.opened === null) return null;
  const Form = dialogs[shown.opened.action];
  return (
    <Form
      key={shown.turn}
      user={shown.opened.user}
      isOpen={opened !== null}
      onClose={onClose}
      onDone={onDone}
    />
  );
}

const dialogs: Readonly<Record<UserAction, ComponentType<UserDialogProps>>> = {
  details: DetailsDialog,
  activate: ActivateDialog,
  roles: RolesDialog,
  block: BlockDialog,
  unblock: UnblockDialog,
  delete: DeleteDialog,
};
