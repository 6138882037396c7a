import type { Sponsor } from '#common/contract/content/sponsor';
import { queuedWrites } from '../../../bridge/queued-writes';
import { FailureNote } from '../../../components/form/failure-note';
import { enqueueAndTell } from '../../../components/request/enqueue-and-tell';
import { useSave } from '../../../components/request/use-save';
import { quoted } from '../../../text/quoted';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';

interface RemoveSponsorDialogProps {
  sponsor: Sponsor;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a partner is deleted. Works offline; the server refuses it if another person has changed the partner. */
export function RemoveSponsorDialog({ sponsor, onClose, onDone }: RemoveSponsorDialogProps) {
  const save = useSave();
  const remove = async () => {
    const write = queuedWrites.deleteSponsor(sponsor);
    const saved = await save.run(() => enqueueAndTell(write, `Supprimé\u00a0: ${sponsor.name}`));
    if (saved) onDone();
  };
  return (
    <ConfirmDialog
      question={`Supprimer ${quoted(sponsor.name)}\u00a0?`}
      yes="Supprimer"
      no="Garder"
      pending={save.isRunning}
      onYes={() => void remove()}
      onNo={onClose}
    >
      <p>
        C’est définitif. Pour le retirer un temps seulement, décochez plutôt «&nbsp;Visible&nbsp;» dans sa
        fiche.
      </p>
      <FailureNote failure={save.failure} />
    </ConfirmDialog>
  );
}
