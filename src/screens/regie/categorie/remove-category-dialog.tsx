import { useState } from 'react';
import type { PriceCategory } from '#common/contract/price-category';
import type { Failure } from '#worker/api';
import { askServer } from '../../../bridge/calls';
import { FailureNote } from '../../../components/failure-note';
import { quoted } from '../../../text/quoted';
import { ConfirmDialog } from '../../../ui/confirm-dialog';

interface RemoveCategoryDialogProps {
  category: PriceCategory;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a category goes. One that is in use stays, and the server says why. */
export function RemoveCategoryDialog({ category, onClose, onDone }: RemoveCategoryDialogProps) {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const remove = async () => {
    setRunning(true);
    setFailure(null);
    const removed = await askServer('deletePriceCategory', { params: { slug: category.slug } });
    setRunning(false);
    // Gone is gone, by whoever's hand, or by one's own whose answer was lost.
    if (removed.ok || removed.failure.error?.code === 'not-found') onDone();
    else setFailure(removed.failure);
  };
  return (
    <ConfirmDialog
      question={`Supprimer la catégorie ${quoted(category.name)}\u00a0?`}
      yes="Supprimer"
      no="Garder"
      pending={isRunning}
      onYes={() => void remove()}
      onNo={onClose}
    >
      <p>Elle disparaît des spectacles où elle est à zéro euro. C’est définitif.</p>
      <FailureNote failure={failure} />
    </ConfirmDialog>
  );
}
