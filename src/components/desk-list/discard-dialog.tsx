import { TRASH_DAYS } from '#common/contract/trash';
import { laneOf } from '#common/rules/lane';
import { quoted } from '../../text/quoted';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { FailureNote } from '../form/failure-note';
import { enqueueAndTell } from '../request/enqueue-and-tell';
import { useSave } from '../request/use-save';
import type { DeskDialogProps } from './desk-dialog-props';

/** Asks before something goes into the trash; that waits for no network. */
export function DiscardDialog({ noun, item, isOpen, onClose }: DeskDialogProps) {
  const save = useSave();
  const discard = async () => {
    const saved = await save.run(() =>
      enqueueAndTell(
        {
          call: noun.calls.discard,
          params: { slug: item.uuid },
          body: null,
          lane: laneOf(noun.kind, item.uuid),
          base: item.version,
          label: `Mise à la corbeille\u00a0: ${noun.word} ${quoted(item.title)}`,
        },
        `Mise à la corbeille\u00a0: ${item.title}`,
      ),
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
      <FailureNote failure={save.failure} />
    </ConfirmDialog>
  );
}
