import { priceCategoryNoun } from '#common/nouns/price-category';
import type { FormField } from '../../../components/form/use-form';
import { TextField } from '../../../ui/field/text-field';

const { description } = priceCategoryNoun.fields;

/** The sentence that says who has a category. */
export const DescriptionField = (field: FormField) => (
  <TextField
    {...field}
    label={`${description.label} (facultatif)`}
    autoComplete="off"
    hint="Par exemple&nbsp;: moins de 12 ans, ou étudiants sur présentation de leur carte."
  />
);
