import type { Result } from '#common/base/result';
import type { PriceCategory } from '#common/contract/agenda/price-category';
import type { Failure } from '#worker/api';
import { SendButton } from '../../../components/form/send-button';
import { TextField } from '../../../ui/field/text-field';
import type { CategoryValues } from './category-faults';
import { DescriptionField } from './description-field';
import styles from './price-categories.module.css';
import { useCategoryForm } from './use-category-form';

interface NewCategoryProps {
  add: (values: CategoryValues) => Promise<Result<PriceCategory, Failure>>;
  onAdded: (category: PriceCategory) => void;
}

/** Adds a category at the end of the list. */
export function NewCategory({ add, onAdded }: NewCategoryProps) {
  const form = useCategoryForm('new category', { name: '', description: '' }, add, onAdded);
  return (
    <form className={styles.added} noValidate onSubmit={form.submit}>
      <TextField
        {...form.field('name')}
        label="Nouvelle catégorie"
        placeholder="Adhérents, scolaires…"
        autoComplete="off"
        hint="Elle s’ajoute à zéro euro aux spectacles que l’on enregistre ensuite."
      />
      <DescriptionField {...form.field('description')} />
      <SendButton form={form} offline="Une catégorie ne s’ajoute qu’avec le réseau.">
        Ajouter
      </SendButton>
    </form>
  );
}
