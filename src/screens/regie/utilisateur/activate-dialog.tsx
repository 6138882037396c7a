import { askServer } from '../../../bridge/calls';
import { FailureNote } from '../../../components/form/failure-note';
import { quoted } from '../../../text/quoted';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { fullName } from '../../../text/person-name';
import { useSave } from '../../../components/request/use-save';
import type { UserDialogProps } from './user-dialog-props';

/** Activates an account when its activation mail does not arrive. */
export function ActivateDialog({ user, isOpen, onClose, onDone }: UserDialogProps) {
  const { uuid, email } = user;
  const save = useSave(isOpen);
  const activate = async () => {
    const saved = await save.run(() =>
      askServer('updateUser', { params: { uuid }, body: { isActivated: true } }),
    );
    if (saved) onDone(`Compte activé\u00a0: ${fullName(saved)}`);
  };
  return (
    <ConfirmDialog
      question={`Activer le compte de ${quoted(fullName(user))}\u00a0?`}
      isOpen={isOpen}
      yes="Activer"
      no="Annuler"
      pending={save.isRunning}
      onYes={() => void activate()}
      onNo={onClose}
    >
      <p>
        L’adresse {email} sera tenue pour vérifiée, et le lien reçu par mail ne servira plus. Un compte activé
        le reste.
      </p>
      <FailureNote failure={save.failure} />
    </ConfirmDialog>
  );
}
