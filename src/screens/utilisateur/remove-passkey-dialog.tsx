import type { Passkey } from '#common/contract/people/passkey';
import { askServer } from '../../bridge/calls';
import { useTask } from '../../components/request/use-task';
import { announce } from '../../state/notices';
import { quoted } from '../../text/quoted';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  isOpen: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemovePasskeyDialog({
  passkey: { uuid, name },
  isOpen,
  onClose,
  onRemoved,
}: RemovePasskeyDialogProps) {
  const { isRunning, run } = useTask();
  const remove = () =>
    run(
      () => askServer('deletePasskey', { params: { uuid } }),
      () => {
        announce(`Clé d’accès ${quoted(name)} supprimée`);
        onRemoved();
      },
    );
  return (
    <ConfirmDialog
      question={`Supprimer la clé d’accès ${quoted(name)}\u00a0?`}
      isOpen={isOpen}
      yes="Supprimer"
      no="Garder"
      pending={isRunning}
      onNo={onClose}
      onYes={remove}
    >
      <p>
        Elle n’ouvrira plus votre compte. Votre appareil la proposera peut-être encore&nbsp;: supprimez-la
        aussi dans ses réglages de mots de passe.
      </p>
    </ConfirmDialog>
  );
}
