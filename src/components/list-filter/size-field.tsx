import { Select } from '../../ui/field/select';
import { type PageSize, pageSizes } from './page-sizes';

interface SizeFieldProps {
  label?: string;
  value: PageSize;
  onChange: (size: PageSize) => void;
}

/** The page size of a list. */
export function SizeField({ label = 'Par page', value, onChange }: SizeFieldProps) {
  return (
    <Select
      label={label}
      options={options}
      value={String(value)}
      onChange={(id) => onChange(pageSizes.find((size) => String(size) === id) ?? value)}
    />
  );
}

const options = pageSizes.map((size) => ({ id: String(size), name: String(size) }));
