import { TextField } from '../../ui/field/text-field';
import { yearFault } from './list-year';
import { useDebouncedText } from '../form/use-debounced-text';

interface YearFieldProps {
  value: string;
  onChange: (year: string, isFurther: boolean) => void;
}

/** Reports a valid year after a short pause, and an invalid one only after a longer pause. */
export function YearField({ value, onChange }: YearFieldProps) {
  const { text, type, begin } = useDebouncedText(value, onChange, (year) =>
    yearFault(year) === undefined ? PAUSE_MS : LONG_PAUSE_MS,
  );
  return (
    <TextField
      label="Année"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={(year) => type(year.trim())}
      onFocus={begin}
      error={text === value ? yearFault(text) : undefined}
    />
  );
}

const PAUSE_MS = 300;
const LONG_PAUSE_MS = 1000;
