import { succeed } from '#common/base/result';
import type { PriceCategory } from '#common/contract/agenda/price-category';
import { askServer } from '../../../bridge/calls';
import { FailureNote } from '../../../components/form/failure-note';
import { useSave } from '../../../components/request/use-save';
import { quoted } from '../../../text/quoted';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';

interface RemoveCategoryDialogProps {
  category: PriceCategory;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a category is removed. The server refuses to remove one in use, and says why. */
export function RemoveCategoryDialog({ category, onClose, onDone }: RemoveCategoryDialogProps) {
  const save = useSave();
  const remove = async () => {
    const gone = await save.run(async () => {
      const removed = await askServer('deletePriceCategory', { params: { slug: category.slug } });
      // A category that is already gone counts as removed: by another person, or by an earlier request whose answer was
      // lost.
      return !removed.ok && removed.failure.error?.code === 'not-found' ? succeed(null) : removed;
    });
    if (gone !== undefined) onDone();
  };
  return (
    <ConfirmDialog
      question={`Supprimer la catégorie ${quoted(category.name)}\u00a0?`}
      yes="Supprimer"
      no="Garder"
      pending={save.isRunning}
      onYes={() => void remove()}
      onNo={onClose}
    >
      <p>Elle disparaît des spectacles où elle est à zéro euro. C’est définitif.</p>
      <FailureNote failure={save.failure} />
    </ConfirmDialog>
  );
}
