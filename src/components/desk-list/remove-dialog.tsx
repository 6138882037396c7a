import { useState } from 'react';
import { askServer } from '../../bridge/calls';
import { announce } from '../../state/notices';
import { quoted } from '../../text/quoted';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { FailureNote } from '../form/failure-note';
import { useSave } from '../request/use-save';
import type { TrashRow } from './trash-entry';

interface RemoveDialogProps {
  /** Null closes the dialog. */
  row: TrashRow | null;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before something is deleted for good. */
export function RemoveDialog({ row, onClose, onDone }: RemoveDialogProps) {
  const [shown, setShown] = useState(row);
  const save = useSave(row !== null);
  if (row !== null && row !== shown) {
    setShown(row);
    save.forget();
  }
  if (shown === null) return null;
  const remove = async () => {
    const gone = await save.run(() => askServer('removeTrashed', { params: { uuid: shown.uuid } }));
    if (gone === undefined) return;
    announce(`Supprimée définitivement\u00a0: ${shown.title}`);
    onDone();
  };
  return (
    <ConfirmDialog
      question={`Supprimer définitivement ${quoted(shown.title)}\u00a0?`}
      isOpen={row !== null}
      yes="Supprimer"
      no="Garder"
      pending={save.isRunning}
      onYes={() => void remove()}
      onNo={onClose}
    >
      <p>Toutes ses versions sont effacées avec elle. C’est définitif.</p>
      <FailureNote failure={save.failure} />
    </ConfirmDialog>
  );
}
