import { fullName } from '#common/base/full-name';
import { askServer } from '../../../bridge/calls';
import { ConfirmSave } from '../../../components/form/confirm-save';
import { quoted } from '../../../text/quoted';
import type { UserDialogProps } from './account';

export const UnblockDialog = ({ row: user, onDone, ...dialog }: UserDialogProps) => (
  <ConfirmSave
    {...dialog}
    question={`Débloquer le compte de ${quoted(fullName(user))}\u00a0?`}
    yes="Débloquer"
    no="Annuler"
    send={() => askServer('blockUser', { params: { uuid: user.uuid }, body: { disabledUntil: null } })}
    onDone={() => onDone(`${fullName(user)} peut de nouveau entrer`)}
  >
    <p>La connexion sera de nouveau possible, tout de suite.</p>
  </ConfirmSave>
);
