import type { ImageRow } from '#common/contract/content/image';
import { TRASH_DAYS } from '#common/contract/content/trash';
import { queuedWrites } from '../../../bridge/queued-writes';
import { FailureNote } from '../../../components/form/failure-note';
import { enqueueAndAnnounce } from '../../../components/request/enqueue-and-announce';
import { useSave } from '../../../components/request/use-save';
import { quoted } from '../../../text/quoted';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { ImageUses } from './image-uses';

interface DiscardImageDialogProps {
  image: ImageRow;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before an image is moved to the trash, and first shows where it is used; works without a network. */
export function DiscardImageDialog({ image, isOpen, onClose }: DiscardImageDialogProps) {
  const save = useSave(isOpen);
  const { uuid, name } = image;
  const discard = async () => {
    const saved = await save.run(() =>
      enqueueAndAnnounce(queuedWrites.deleteImage(image), `Mise à la corbeille\u00a0: ${name}`),
    );
    if (saved) onClose();
  };
  return (
    <ConfirmDialog
      question={`Mettre ${quoted(name)} à la corbeille\u00a0?`}
      isOpen={isOpen}
      yes="Mettre à la corbeille"
      no="Garder"
      pending={save.isRunning}
      onYes={() => void discard()}
      onNo={onClose}
    >
      <ImageUses uuid={uuid} />
      <p>
        Elle reste {TRASH_DAYS} jours dans la corbeille, d’où on peut la restaurer telle qu’elle est&nbsp;;
        ensuite, elle est supprimée définitivement.
      </p>
      <FailureNote failure={save.failure} />
    </ConfirmDialog>
  );
}
