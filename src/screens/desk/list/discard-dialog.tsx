import type { ReactNode } from 'react';
import { TRASH_DAYS } from '#common/contract/content/trash';
import type { NewWrite } from '#worker/api';
import { quoted } from '../../../text/quoted';
import { ConfirmSave } from '../../../components/form/confirm-save';
import { enqueueAndAnnounce } from '../../../components/request/enqueue-and-announce';

interface DiscardDialogProps {
  name: string;
  discard: () => NewWrite;
  isOpen: boolean;
  onClose: () => void;
  /** Shown above what becomes of it, and below. */
  above?: ReactNode;
  lead?: string;
  below?: ReactNode;
}

/** Asks before something is moved to the trash, which works offline. */
export function DiscardDialog({ name, discard, above, lead = '', below, ...dialog }: DiscardDialogProps) {
  return (
    <ConfirmSave
      {...dialog}
      question={`Mettre ${quoted(name)} à la corbeille\u00a0?`}
      yes="Mettre à la corbeille"
      no="Garder"
      send={() => enqueueAndAnnounce(discard(), `Mise à la corbeille\u00a0: ${name}`)}
      onDone={dialog.onClose}
    >
      {above}
      <p>
        {lead}Elle reste {TRASH_DAYS} jours dans la corbeille, d’où on peut la restaurer telle qu’elle
        est&nbsp;; ensuite, elle est supprimée définitivement.
      </p>
      {below}
    </ConfirmSave>
  );
}
