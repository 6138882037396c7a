import { succeed } from '#common/base/result';
import type { PriceCategory } from '#common/contract/agenda/price-category';
import { askServer } from '../../../bridge/calls';
import { ConfirmSave } from '../../../components/form/confirm-save';
import { quoted } from '../../../text/quoted';

interface RemoveCategoryDialogProps {
  category: PriceCategory;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a category is removed. The server refuses to remove one in use, and says why. */
export const RemoveCategoryDialog = ({ category, ...dialog }: RemoveCategoryDialogProps) => (
  <ConfirmSave
    {...dialog}
    question={`Supprimer la catégorie ${quoted(category.name)}\u00a0?`}
    yes="Supprimer"
    no="Garder"
    send={async () => {
      const removed = await askServer('deletePriceCategory', { params: { slug: category.slug } });
      // A category that is already gone counts as removed: by another person, or by an earlier request whose answer was
      // lost.
      return !removed.ok && removed.failure.error?.code === 'not-found' ? succeed(null) : removed;
    }}
  >
    <p>Elle disparaît des spectacles où elle est à zéro euro. C’est définitif.</p>
  </ConfirmSave>
);
