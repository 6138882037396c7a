import { askServer } from '../../../bridge/calls';
import { announce } from '../../../state/notices';
import { quoted } from '../../../text/quoted';
import { ConfirmSave } from '../../../components/form/confirm-save';
import type { TrashRow } from './trash-entry';

interface RemoveDialogProps {
  row: TrashRow;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before something in the trash is deleted for good. */
export const RemoveDialog = ({ row: { uuid, title }, onDone, ...dialog }: RemoveDialogProps) => (
  <ConfirmSave
    {...dialog}
    question={`Supprimer définitivement ${quoted(title)}\u00a0?`}
    yes="Supprimer"
    no="Garder"
    send={() => askServer('removeTrashed', { params: { uuid } })}
    onDone={() => {
      announce(`Supprimée définitivement\u00a0: ${title}`);
      onDone();
    }}
  >
    <p>Toutes ses versions sont effacées avec elle. C’est définitif.</p>
  </ConfirmSave>
);
