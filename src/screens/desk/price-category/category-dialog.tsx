import type { PriceCategory } from '#common/contract/agenda/price-category';
import { priceCategoryNoun } from '#common/nouns/price-category';
import { typedFields } from '#common/rules/typed-fields';
import { askServer } from '../../../bridge/calls';
import formStyles from '../../../components/form/form.module.css';
import { SendButton } from '../../../components/form/send-button';
import { ResumedNote } from '../../../components/form/resumed-note';
import { Dialog } from '../../../ui/overlay/dialog';
import { TextField } from '../../../ui/field/text-field';
import { DescriptionField } from './description-field';
import { useCategoryForm } from './use-category-form';

interface CategoryDialogProps {
  category: PriceCategory;
  onClose: () => void;
  onDone: (category: PriceCategory) => void;
}

/** Changes the name of a category, on all shows and bookings that have it, and the sentence that says who has it. */
export function CategoryDialog({ category, onClose, onDone }: CategoryDialogProps) {
  const { slug } = category;
  const form = useCategoryForm(
    `category ${slug}`,
    typedFields(priceCategoryNoun.fields, category),
    (values) => askServer('updatePriceCategory', { params: { slug }, body: values }),
    onDone,
  );
  return (
    <Dialog title="Modifier la catégorie" onClose={onClose}>
      <form className={formStyles.form} noValidate onSubmit={form.submit}>
        <ResumedNote typed={form} anew="Repartir de ce qui est enregistré" />
        <TextField
          {...form.field('name')}
          label={priceCategoryNoun.fields.name.label}
          autoComplete="off"
          autoFocus
          hint="Spectacles, réservations et billets le portent aussitôt."
        />
        <DescriptionField {...form.field('description')} />
        <SendButton form={form} variant="primary" offline="Une catégorie ne se change qu’avec le réseau.">
          Enregistrer
        </SendButton>
      </form>
    </Dialog>
  );
}
