import { useState } from 'react';
import { FailureNote } from '../form/failure-note';
import { enqueueAndAnnounce } from '../request/enqueue-and-announce';
import { useSave } from '../request/use-save';
import { quoted } from '../../text/quoted';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import type { AgendaItem } from './agenda-item';
import type { AgendaNoun } from './agenda-noun';

interface DeleteDialogProps {
  noun: AgendaNoun;
  /** Null closes the dialog. */
  item: AgendaItem | null;
  onClose: () => void;
}

/** Asks before a show or an event is deleted. Works offline; the server may still refuse. */
export function DeleteDialog({ noun, item, onClose }: DeleteDialogProps) {
  const [shown, setShown] = useState(item);
  const save = useSave(item !== null);
  if (item !== null && item !== shown) {
    setShown(item);
    save.forget();
  }
  if (shown === null) return null;
  const { title } = shown;
  const remove = async () => {
    const saved = await save.run(() => enqueueAndAnnounce(noun.remove(shown), `Supprimé\u00a0: ${title}`));
    if (saved) onClose();
  };
  return (
    <ConfirmDialog
      question={`Supprimer ${quoted(title)}\u00a0?`}
      isOpen={item !== null}
      yes="Supprimer"
      no="Garder"
      pending={save.isRunning}
      onYes={() => void remove()}
      onNo={onClose}
    >
      <p>{noun.warning}</p>
      <FailureNote failure={save.failure} />
    </ConfirmDialog>
  );
}
