import { ChoiceField } from './choice-field';
import { type PageSize, pageSizes } from './page-sizes';

interface SizeFieldProps {
  label?: string;
  value: PageSize;
  onChange: (size: PageSize) => void;
}

/** The page size of a list. */
export const SizeField = ({ label = 'Par page', ...field }: SizeFieldProps) => (
  <ChoiceField {...field} label={label} choices={sizeChoices(pageSizes)} />
);

export const sizeChoices = <Size extends number>(sizes: readonly Size[]) =>
  sizes.map((value) => ({ value, name: String(value) }));
