import { askServer } from '../../../bridge/calls';
import { FailureNote } from '../../../components/form/failure-note';
import { quoted } from '../../../text/quoted';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { fullName } from '../../../text/person-name';
import { useSave } from '../../../components/request/use-save';
import type { UserDialogProps } from './user-dialog-props';

export function UnblockDialog({ user, isOpen, onClose, onDone }: UserDialogProps) {
  const save = useSave(isOpen);
  const unblock = async () => {
    const saved = await save.run(() =>
      askServer('blockUser', { params: { uuid: user.uuid }, body: { disabledUntil: null } }),
    );
    if (saved) onDone(`${fullName(user)} peut de nouveau entrer`);
  };
  return (
    <ConfirmDialog
      question={`Débloquer le compte de ${quoted(fullName(user))}\u00a0?`}
      isOpen={isOpen}
      yes="Débloquer"
      no="Annuler"
      pending={save.isRunning}
      onYes={() => void unblock()}
      onNo={onClose}
    >
      <p>La connexion sera de nouveau possible, tout de suite.</p>
      <FailureNote failure={save.failure} />
    </ConfirmDialog>
  );
}
