import type { FormField } from '../../../components/form/use-form';
import { TextField } from '../../../ui/field/text-field';

/** The sentence that says who has a category. */
export const DescriptionField = (field: FormField) => (
  <TextField
    {...field}
    label="Qui y a droit (facultatif)"
    autoComplete="off"
    hint="Par exemple&nbsp;: moins de 12 ans, ou étudiants sur présentation de leur carte."
  />
);
