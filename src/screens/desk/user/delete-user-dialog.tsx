import { fullName } from '#common/base/full-name';
import { askServer } from '../../../bridge/calls';
import { ConfirmSave } from '../../../components/form/confirm-save';
import { DepartureNotice } from '../../../components/session/departure-notice';
import { quoted } from '../../../text/quoted';
import type { UserDialogProps } from './account';

export const DeleteDialog = ({ row: user, onDone, ...dialog }: UserDialogProps) => (
  <ConfirmSave
    {...dialog}
    question={`Supprimer le compte de ${quoted(fullName(user))}\u00a0?`}
    yes="Supprimer"
    no="Garder"
    send={() => askServer('deleteUser', { params: { uuid: user.uuid } })}
    onDone={() => onDone(`Compte supprimé\u00a0: ${fullName(user)}`)}
  >
    <p>
      Toutes ses informations sont effacées et ses réservations à venir annulées. C’est définitif&nbsp;; pour
      l’empêcher d’entrer, bloquez-le plutôt.
    </p>
    <DepartureNotice uuid={user.uuid} />
  </ConfirmSave>
);
