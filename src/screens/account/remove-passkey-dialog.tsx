import type { Passkey } from '#common/contract/people/passkey';
import { askServer } from '../../bridge/calls';
import { announce, warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';
import { quoted } from '../../text/quoted';
import { ProofDialog } from './proof-dialog';

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  email: string;
  isOpen: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemovePasskeyDialog({
  passkey: { uuid, name },
  email,
  isOpen,
  onClose,
  onRemoved,
}: RemovePasskeyDialogProps) {
  const remove = async () => {
    const removed = await askServer('deletePasskey', { params: { uuid } });
    if (!removed.ok) return warn(failureSentence(removed.failure));
    announce(`Clé d’accès ${quoted(name)} supprimée`);
    onRemoved();
  };
  return (
    <ProofDialog
      question={`Supprimer la clé d’accès ${quoted(name)}\u00a0?`}
      isOpen={isOpen}
      yes="Supprimer"
      no="Garder"
      email={email}
      onNo={onClose}
      onProved={remove}
    >
      <p>
        Elle n’ouvrira plus votre compte. Votre appareil la proposera peut-être encore&nbsp;: supprimez-la
        aussi dans ses réglages de mots de passe.
      </p>
    </ProofDialog>
  );
}
