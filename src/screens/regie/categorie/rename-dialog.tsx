import type { PriceCategory } from '#common/contract/agenda/price-category';
import { askServer } from '../../../bridge/calls';
import formStyles from '../../../components/form/form.module.css';
import { SendButton } from '../../../components/form/send-button';
import { ResumedNote } from '../../../components/typed/resumed-note';
import { Dialog } from '../../../ui/overlay/dialog';
import { TextField } from '../../../ui/field/text-field';
import { useCategoryForm } from './use-category-form';

interface RenameDialogProps {
  category: PriceCategory;
  onClose: () => void;
  onDone: (category: PriceCategory) => void;
}

/** Renames a category, on all shows and bookings that have it. */
export function RenameDialog({ category: { slug, name: before }, onClose, onDone }: RenameDialogProps) {
  const form = useCategoryForm(
    `category ${slug}`,
    before,
    (name) => askServer('updatePriceCategory', { params: { slug }, body: { name } }),
    onDone,
  );
  return (
    <Dialog title="Renommer" onClose={onClose}>
      <form className={formStyles.form} noValidate onSubmit={form.submit}>
        <ResumedNote typed={form} anew="Repartir du nom enregistré" />
        <TextField
          {...form.field('name')}
          label="Nom"
          autoComplete="off"
          autoFocus
          hint="Spectacles, réservations et billets le portent aussitôt."
        />
        <SendButton form={form} variant="primary" offline="Un nom ne se change qu’avec le réseau.">
          Enregistrer
        </SendButton>
      </form>
    </Dialog>
  );
}
