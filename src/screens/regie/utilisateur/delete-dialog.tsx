import { askServer } from '../../../bridge/calls';
import { DepartureNotice } from '../../../components/session/departure-notice';
import { FailureNote } from '../../../components/form/failure-note';
import { quoted } from '../../../text/quoted';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { fullName } from '../../../text/person-name';
import { useSave } from '../../../components/request/use-save';
import type { UserDialogProps } from './user-dialog-props';

export function DeleteDialog({ user, isOpen, onClose, onDone }: UserDialogProps) {
  const save = useSave(isOpen);
  const erase = async () => {
    const gone = await save.run(() => askServer('deleteUser', { params: { uuid: user.uuid } }));
    if (gone !== undefined) onDone(`Compte supprimé\u00a0: ${fullName(user)}`);
  };
  return (
    <ConfirmDialog
      question={`Supprimer le compte de ${quoted(fullName(user))}\u00a0?`}
      isOpen={isOpen}
      yes="Supprimer"
      no="Garder"
      pending={save.isRunning}
      onYes={() => void erase()}
      onNo={onClose}
    >
      <p>
        Toutes ses informations sont effacées et ses réservations à venir annulées. C’est définitif&nbsp;;
        pour l’empêcher d’entrer, bloquez-le plutôt.
      </p>
      <DepartureNotice uuid={user.uuid} />
      <FailureNote failure={save.failure} />
    </ConfirmDialog>
  );
}
