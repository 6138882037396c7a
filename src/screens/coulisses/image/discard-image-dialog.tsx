import { useState } from 'react';
import type { ImageRow } from '#common/contract/image';
import { TRASH_DAYS } from '#common/contract/trash';
import { laneOf } from '#common/rules/lane';
import type { Failure } from '#worker/api';
import { FailureNote } from '../../../components/failure-note';
import { enqueueAndTell } from '../../../components/enqueue-and-tell';
import { quoted } from '../../../text/quoted';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { ImageUses } from './image-uses';

interface DiscardImageDialogProps {
  image: ImageRow;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before an image goes into the trash, and says first where it would be missed; that waits for no network. */
export function DiscardImageDialog({ image, isOpen, onClose }: DiscardImageDialogProps) {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { uuid, name, version } = image;
  const discard = async () => {
    setRunning(true);
    const saved = await enqueueAndTell(
      {
        call: 'deleteImage',
        params: { uuid },
        body: null,
        lane: laneOf('image', uuid),
        base: version,
        label: `Mise à la corbeille\u00a0: image ${quoted(name)}`,
      },
      `Mise à la corbeille\u00a0: ${name}`,
    );
    setRunning(false);
    if (!saved.ok) return setFailure(saved.failure);
    onClose();
  };
  return (
    <ConfirmDialog
      question={`Mettre ${quoted(name)} à la corbeille\u00a0?`}
      isOpen={isOpen}
      yes="Mettre à la corbeille"
      no="Garder"
      pending={isRunning}
      onYes={() => void discard()}
      onNo={onClose}
    >
      <ImageUses uuid={uuid} />
      <p>
        Elle reste {TRASH_DAYS} jours dans la corbeille, d’où on peut la restaurer telle qu’elle est&nbsp;;
        ensuite, elle est supprimée définitivement.
      </p>
      <FailureNote failure={failure} />
    </ConfirmDialog>
  );
}
