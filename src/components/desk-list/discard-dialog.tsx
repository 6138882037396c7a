import { TRASH_DAYS } from '#common/contract/content/trash';
import { quoted } from '../../text/quoted';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { FailureNote } from '../form/failure-note';
import { enqueueAndAnnounce } from '../request/enqueue-and-announce';
import { useSave } from '../request/use-save';
import type { DeskDialogProps } from './desk-dialog-props';
import { useDrafts } from './use-drafts';

/** Asks before something is moved to the trash, which works offline. */
export function DiscardDialog({ noun, item, isOpen, onClose }: DeskDialogProps) {
  const save = useSave(isOpen);
  const isDrafted = useDrafts(noun.kind).some(({ uuid }) => uuid === item.uuid);
  const discard = async () => {
    const saved = await save.run(() =>
      enqueueAndAnnounce(noun.writes.discard(item), `Mise à la corbeille\u00a0: ${item.title}`),
    );
    if (saved) onClose();
  };
  return (
    <ConfirmDialog
      question={`Mettre ${quoted(item.title)} à la corbeille\u00a0?`}
      isOpen={isOpen}
      yes="Mettre à la corbeille"
      no="Garder"
      pending={save.isRunning}
      onYes={() => void discard()}
      onNo={onClose}
    >
      <p>
        Le public ne la verra plus. Elle reste {TRASH_DAYS} jours dans la corbeille, d’où on peut la restaurer
        telle qu’elle est&nbsp;; ensuite, elle est supprimée définitivement.
      </p>
      {isDrafted && (
        <p>Ce que vous aviez commencé à y changer sur cet appareil reste parmi vos brouillons.</p>
      )}
      <FailureNote failure={save.failure} />
    </ConfirmDialog>
  );
}
