import { useState } from 'react';
import type { Failure } from '#worker/api';
import { askServer } from '../../bridge/calls';
import { announce } from '../../state/notices';
import { quoted } from '../../text/quoted';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { FailureNote } from '../failure-note';
import type { TrashRow } from './trash-entry';

interface RemoveDialogProps {
  /** Null: nothing is asked. */
  row: TrashRow | null;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before something goes for good. */
export function RemoveDialog({ row, onClose, onDone }: RemoveDialogProps) {
  const [shown, setShown] = useState(row);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (row !== null && row !== shown) {
    setShown(row);
    setFailure(null);
  }
  if (shown === null) return null;
  const remove = async () => {
    setRunning(true);
    const gone = await askServer('removeTrashed', { params: { uuid: shown.uuid } });
    setRunning(false);
    if (!gone.ok) return setFailure(gone.failure);
    announce(`Supprimée définitivement\u00a0: ${shown.title}`);
    onDone();
  };
  return (
    <ConfirmDialog
      question={`Supprimer définitivement ${quoted(shown.title)}\u00a0?`}
      isOpen={row !== null}
      yes="Supprimer"
      no="Garder"
      pending={isRunning}
      onYes={() => void remove()}
      onNo={onClose}
    >
      <p>Toutes ses versions sont effacées avec elle. C’est définitif.</p>
      <FailureNote failure={failure} />
    </ConfirmDialog>
  );
}
