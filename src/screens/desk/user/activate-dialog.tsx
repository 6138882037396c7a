import { fullName } from '#common/base/full-name';
import { askServer } from '../../../bridge/calls';
import { ConfirmSave } from '../../../components/form/confirm-save';
import { quoted } from '../../../text/quoted';
import type { UserDialogProps } from './account';

/** Activates an account when its activation mail does not arrive. */
export const ActivateDialog = ({ row: user, onDone, ...dialog }: UserDialogProps) => (
  <ConfirmSave
    {...dialog}
    question={`Activer le compte de ${quoted(fullName(user))}\u00a0?`}
    yes="Activer"
    no="Annuler"
    send={() => askServer('updateUser', { params: { uuid: user.uuid }, body: { isActivated: true } })}
    onDone={(saved) => onDone(`Compte activé\u00a0: ${fullName(saved)}`)}
  >
    <p>
      L’adresse {user.email} sera tenue pour vérifiée, et le lien reçu par mail ne servira plus. Un compte
      activé le reste.
    </p>
  </ConfirmSave>
);
